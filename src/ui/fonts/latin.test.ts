import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const faces = ["latin-han.css", "latin.css"].flatMap(
  (file) => readFileSync(new URL(`./${file}`, import.meta.url), "utf8").match(/@font-face \{[^}]*\}/g) ?? [],
);
const covers = (face: string, code: number): boolean =>
  [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = "", to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  );
const named = (name: string) => faces.filter((face) => face.includes(`"${name}"`));
/** · — ‘ ’ “ ” … : full width in Chinese, narrow in English. */
const shared = [0xb7, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026];

test.each(["Inter", "Source Serif 4"])("%s gives English its own quotes, dashes and dots", (name) => {
  expect(named(name).length).toBeGreaterThan(0);
  for (const face of named(name)) expect(shared.filter((code) => !covers(face, code))).toEqual([]);
});
test.each(["Inter han", "Source Serif 4 han"])("%s leaves Chinese its own, and keeps letters and digits", (name) => {
  expect(named(name)).toHaveLength(2);
  for (const face of named(name)) expect(shared.filter((code) => covers(face, code))).toEqual([]);
});
test.each(["Inter han", "Source Serif 4 han"])("%s has plain letters in its own small cut and accents in the whole file, no letter in both", (name) => {
  const [cut = "", whole = ""] = named(name);
  expect(cut).toMatch(/url\("\.\/latin-/);
  expect([..."Az09%()÷áü −"].every((letter) => covers(cut, letter.charCodeAt(0)))).toBe(true);
  expect([..."êßŒ"].every((letter) => covers(whole, letter.charCodeAt(0)))).toBe(true);
  const both = Array.from({ length: 0x2300 }, (_, code) => code).filter((code) => covers(cut, code) && covers(whole, code));
  expect(both).toEqual([]);
});
