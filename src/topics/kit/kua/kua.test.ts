import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directions } from "../compass/palace.ts";
import { trigrams } from "../hexagrams/trigrams.ts";
import { parseInstant } from "../time/parse-civil.ts";
import { listKua, toKua, toKuaGroup, toKuaOfYear, toKuaTrigram } from "./kua.ts";
import { isGood, mansions, toMansions } from "./mansions.ts";

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;
const { years } = readJson<{ years: { year: number; male: number; female: number }[] }>("./golden/years.json");
const { lines } = readJson<{ lines: string[] }>("./golden/mansions.json");

const toDigitRoot = (value: number): number => (value < 10 ? value : toDigitRoot([...String(value)].reduce((sum, digit) => sum + Number(digit), 0)));

describe("kua", () => {
  it.each(years)("of $year are $male for men and $female for women", ({ year, male, female }) => {
    expect(listKua(year)).toEqual({ male, female });
  });
  it("by nines are those of the handbooks' rule by digit roots, every year of 1900–2099", () => {
    for (let year = 1900; year < 2100; year += 1) {
      const root = toDigitRoot(year % 100);
      const male = toDigitRoot(year < 2000 ? 10 - root : 9 + 9 - root);
      const female = toDigitRoot((year < 2000 ? 5 : 6) + root);
      expect(listKua(year)).toEqual({ male: male === 5 ? 2 : male, female: female === 5 ? 8 : female });
    }
  });
  it("change at the instant of 立春: 1990-02-04 10:14 at UTC+8", () => {
    expect(toKua(parseInstant("1990-02-04T02:00:00Z"), "male")).toBe(2);
    expect(toKua(parseInstant("1990-02-04T02:30:00Z"), "male")).toBe(1);
  });
  it("are never five", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.constantFrom("male" as const, "female" as const), (year, sex) => {
        expect([1, 2, 3, 4, 6, 7, 8, 9]).toContain(toKuaOfYear(year, sex));
      }),
    );
  });
});

describe("the eight mansions", () => {
  const letters: Record<string, string> = { 六: "六煞", 天: "天医", 五: "五鬼", 祸: "祸害", 绝: "绝命", 延: "延年", 生: "生气" };
  const round = ["坎", "艮", "震", "巽", "离", "坤", "兑", "乾"];
  it.each(lines)("are those of the verse: %s", (line) => {
    const [own = "", ...rest] = line;
    const plan = toMansions(trigrams.find(({ name }) => name === own)!.name);
    const from = round.indexOf(own);
    expect(round.map((_, step) => plan[directions[(from + step) % 8]!])).toEqual(["伏位", ...rest.map((letter) => letters[letter])]);
  });
  it("give each trigram all eight, and the four good ones to the palaces of its own group", () => {
    for (const kua of [1, 2, 3, 4, 6, 7, 8, 9] as const) {
      const plan = toMansions(toKuaTrigram(kua));
      expect(new Set(Object.values(plan))).toEqual(new Set(mansions));
      const eastern = ["N", "E", "SE", "S"];
      for (const direction of directions) expect(isGood(plan[direction])).toBe(eastern.includes(direction) === (toKuaGroup(kua) === "east"));
    }
  });
});
