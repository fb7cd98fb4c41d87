import type { Face } from "./faces.ts";

const toHex = (code: number): string => code.toString(16).toUpperCase();

/** `U+4E00-4E03, U+5929`: the letters in order, neighbours as one range. */
export const toUnicodeRange = (letters: Iterable<string>): string => {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0)!).sort((one, other) => one - other);
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${toHex(from)}${from === to ? "" : `-${toHex(to)}`}`).join(", ");
};

/** The rules of a face, a line a file. @param weight as `font-weight` has it: one, or the lightest and the heaviest */
export const toRules = ({ name, slices }: Pick<Face, "name" | "slices">, family: string, weight: string): string =>
  slices
    .map((letters, at) => {
      const described = `font-family: "${family}"; font-style: normal; font-weight: ${weight}; font-display: swap`;
      return `@font-face { ${described}; src: url("./${name}/${at}.woff2") format("woff2"); unicode-range: ${toUnicodeRange(letters)}; }\n`;
    })
    .join("");
