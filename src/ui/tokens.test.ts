import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Colour = readonly [red: number, green: number, blue: number];
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const parseHex = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
const readBlock = (selector: string): Map<string, Colour> => {
  const block = css.slice(css.indexOf(selector)).match(/\{([^{}]*)\}/)?.[1] ?? "";
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", hex = ""]) => [name, parseHex(hex)]));
};
/** `color-mix(in srgb, a P%, b)`, as the stylesheet writes it. */
const addMixes = (colours: Map<string, Colour>): Map<string, Colour> => {
  for (const [, name = "", from = "", percent = "", to = ""] of css.matchAll(
    /--([\w-]+): color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)/g,
  )) {
    const [a, b, share] = [colours.get(from), colours.get(to), Number(percent) / 100];
    if (a && b) colours.set(name, a.map((value, at) => value * share + (b[at] ?? 0) * (1 - share)) as unknown as Colour);
  }
  return colours;
};
/** Relative luminance and contrast as WCAG 2.2 defines them. */
const toLuminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const toContrast = (a: Colour, b: Colour): number => {
  const [low = 0, high = 0] = [toLuminance(a), toLuminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
};

const papers = ["paper", "paper-raised", "paper-sunk"];
const inks = ["ink", "ink-2", "ink-3", "cinnabar", "jade", "gold", "wood", "fire", "earth", "metal", "water"];
const others = [
  ["on-cinnabar", "cinnabar"],
  ["paper", "ink"],
  ["paper", "gold"],
  ["gold", "gold-wash"],
  ["cinnabar", "cinnabar-wash"],
] as const;
const pairs = [...inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const)), ...others];

describe.each([
  ["by day", '[data-theme="light"] {'],
  ["by night", '[data-theme="dark"] {'],
])("%s", (_when, selector) => {
  const colours = addMixes(readBlock(selector));
  test.each(pairs)("%s is readable on %s", (ink, paper) => {
    const [front, back] = [colours.get(ink), colours.get(paper)];
    expect(front && back && toContrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the system's night has the colours of the chosen one", () => {
  expect(readBlock(":root:not([data-theme]) {")).toEqual(readBlock('[data-theme="dark"] {'));
});
