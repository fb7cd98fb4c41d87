import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { displayWords, toHan, toldWords } from "./display-words.ts";

const css = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");

/** The letters a face of fonts.css says it holds. */
const listHeld = (name: string): Set<string> => {
  const face = css.split("@font-face").find((one) => one.includes(`${name}.woff2`)) ?? "";
  const [, range = ""] = /unicode-range:\s*([^;]+);/.exec(face) ?? [];
  return new Set(range.split(",").map((one) => String.fromCodePoint(Number.parseInt(one.trim().slice(2), 16))));
};

test.each(["title", "regular", "bold"] as const)("the %s cut of the serif holds every letter the page sets in it", (name) => {
  const held = listHeld(name);
  expect(held.size).toBeGreaterThan(5);
  expect([...toHan(displayWords[name])].filter((letter) => !held.has(letter))).toEqual([]);
});

test("its bold cut holds nearly every letter of what is told in the three readings; what a reader changes since falls back to the system’s serif", () => {
  const held = listHeld("bold");
  const letters = [...toHan(toldWords)];
  expect(letters.length).toBeGreaterThan(60);
  expect(letters.filter((letter) => !held.has(letter)).length).toBeLessThan(letters.length / 5);
});

test("its three files together are lighter than one slice of the full font", () => {
  const bytes = ["title", "regular", "bold"].map((name) => readFileSync(join(import.meta.dirname, `${name}.woff2`)).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(80_000);
});
