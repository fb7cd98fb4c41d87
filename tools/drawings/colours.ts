type Colour = [red: number, green: number, blue: number, alpha: number];

const parseHex = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(1) as Colour;
const toCss = ([red, green, blue, alpha]: Colour): string =>
  alpha === 1
    ? `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`
    : `rgba(${[red, green, blue].map(Math.round).join(",")},${alpha})`;

/** `color-mix(in srgb, one, other)`; with `transparent` only the alpha falls. @param share of the first, 0 … 1 */
const mix = (one: Colour, other: Colour | null, share: number): Colour =>
  other ? (one.map((part, at) => part * share + other[at]! * (1 - share)) as Colour) : [one[0], one[1], one[2], one[3] * share];

/** The colours of the light theme by their names, mixes reckoned out. @param sheet `tokens.css` */
export const readLightColours = (sheet: string): Map<string, string> => {
  const known = new Map<string, Colour>();
  const light = sheet.slice(0, sheet.indexOf('[data-theme="dark"] {'));
  for (const [, name, hex] of light.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)) known.set(name!, parseHex(hex!));
  const mixes = sheet.matchAll(/(--[\w-]+): color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, (?:var\((--[\w-]+)\)|transparent)\);/g);
  for (const [, name, of, percent, other] of mixes) {
    if (!known.has(name!)) known.set(name!, mix(known.get(of!)!, other ? known.get(other)! : null, Number(percent) / 100));
  }
  return new Map([...known].map(([name, colour]) => [name, toCss(colour)]));
};
