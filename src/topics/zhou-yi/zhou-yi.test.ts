import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Chance, chanceOf, hexToBytes } from "../../shared/chance.ts";
import { AppError } from "../../shared/errors.ts";
import { divideStalks, toValueOfCoins, toValueOfStalks } from "../kit/hexagrams/casting.ts";
import { castZhouYi, type ZhouYiCast } from "./engine.ts";
import { percentByMovingLines } from "./facts.ts";
import type { Method } from "./input.ts";
import { zhouYi } from "./topic.ts";
import { understandZhouYi } from "./understand.ts";

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;
const seeds = readJson<{ cases: { method: Method; seed: string; lines: number[]; primary: number; changed: number | null }[] }>("./golden/seeds.json");
const odds = readJson<Record<"coins" | "yarrow", { of: number; values: number[] }>>("./golden/odds.json");

const moment = "2026-11-20T03:00:00Z";
const chanceFor = (number: number): Chance => chanceOf(new Uint8Array(32).fill(number % 256), `cast-${number}`, "");
const cast = (method: Method, seed: number): ZhouYiCast => castZhouYi({ question: "", method }, { chance: chanceFor(seed), moment });
const manual = (lines: number[]): ZhouYiCast => zhouYi.cast(zhouYi.parse({ method: "manual", lines }), { chance: chanceFor(1), moment }) as ZhouYiCast;

/** Sum over the four values of (seen − expected)² / expected. */
const chiSquare = (seen: readonly number[], shares: readonly number[]): number => {
  const total = seen.reduce((sum, count) => sum + count, 0);
  return seen.reduce((sum, count, index) => sum + (count - total * shares[index]!) ** 2 / (total * shares[index]!), 0);
};
/** Three degrees of freedom at p = 1e-6. */
const bound = 30.66;

const countValues = (method: Method, casts: number): number[] => {
  const seen = [0, 0, 0, 0];
  for (let seed = 0; seed < casts; seed += 1) for (const value of cast(method, seed).lines) seen[value - 6]! += 1;
  return seen;
};

describe("coins", () => {
  it("make 6 7 8 9 in 1, 3, 3, 1 of the eight ways three coins can fall", () => {
    const seen = [0, 0, 0, 0];
    for (const first of [2, 3] as const)
      for (const second of [2, 3] as const) for (const third of [2, 3] as const) seen[toValueOfCoins([first, second, third]) - 6]! += 1;
    expect(seen).toEqual(odds.coins.values);
  });
  it("fall as often as they should over 20,000 lines", () => {
    expect(chiSquare(countValues("coins", 3334), [1 / 8, 3 / 8, 3 / 8, 1 / 8])).toBeLessThan(bound);
  });
  it("show what fell: each throw's coins add up to its line", () => {
    const { coins, lines, stalks } = cast("coins", 7);
    expect(coins?.map(toValueOfCoins)).toEqual(lines);
    expect(stalks).toBeNull();
  });
});

describe("stalks", () => {
  it("make 6 7 8 9 in 1, 5, 7, 3 of sixteen: the remainders of every left heap are even", () => {
    const seen = [0, 0, 0, 0];
    const heaps = [44, 40, 36];
    for (let first = 0; first < heaps[0]!; first += 1)
      for (let second = 0; second < 4; second += 1)
        for (let third = 0; third < 4; third += 1) {
          const picks = [first, second, third];
          seen[toValueOfStalks(divideStalks({ below: () => picks.shift()! })) - 6]! += 1;
        }
    expect(seen.map((count) => (count * odds.yarrow.of) / (44 * 16))).toEqual(odds.yarrow.values);
  });
  it("lay aside 5 or 9 at first and 4 or 8 after, and leave a multiple of four", () => {
    for (let seed = 0; seed < 200; seed += 1)
      for (const changes of cast("yarrow", seed).stalks ?? []) {
        expect([5, 9]).toContain(changes[0]?.aside);
        for (const { aside } of changes.slice(1)) expect([4, 8]).toContain(aside);
        expect(changes[0]!.left + changes[0]!.right).toBe(49);
        expect([6, 7, 8, 9]).toContain(toValueOfStalks(changes));
      }
  });
  it("come as often as they should over 20,000 lines", () => {
    expect(chiSquare(countValues("yarrow", 3334), [1 / 16, 5 / 16, 7 / 16, 3 / 16])).toBeLessThan(bound);
  });
});

describe("numbers and throws of one's own", () => {
  it("take the upper and lower trigram modulo eight and the moving line modulo six, nothing counting as eight and six", () => {
    const lines = (numbers: [number, number, number]) => castZhouYi({ question: "", method: "numbers", numbers }, { chance: chanceFor(1), moment }).lines;
    expect(lines([6, 5, 3])).toEqual([8, 7, 9, 8, 7, 8]);
    expect(lines([8, 16, 6])).toEqual([8, 8, 8, 8, 8, 6]);
    expect(lines([0, 0, 0])).toEqual([8, 8, 8, 8, 8, 6]);
    expect(lines([9, 17, 7])).toEqual([9, 7, 7, 7, 7, 7]);
  });
  it("give back the six throws given, and exactly one moving line for numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(6, 7, 8, 9), { minLength: 6, maxLength: 6 }), (lines) => {
        expect(manual(lines).lines).toEqual(lines);
      }),
    );
    for (let seed = 0; seed < 50; seed += 1) expect(cast("numbers", seed).movingLines).toHaveLength(1);
  });
  it("refuse throws that are missing or not 6 to 9, naming the field", () => {
    const fieldsOf = (input: unknown): unknown => {
      try {
        zhouYi.parse(input);
      } catch (error) {
        if (error instanceof AppError) return error.details;
      }
      return null;
    };
    expect(fieldsOf({ method: "manual" })).toMatchObject({ fields: { lines: "custom" } });
    expect(Object.keys((fieldsOf({ method: "manual", lines: [1, 2, 3, 4, 5, 6] }) as { fields: Record<string, string> }).fields)[0]).toMatch(/^lines/);
    expect(fieldsOf({ method: "bones" })).toMatchObject({ fields: { method: expect.any(String) } });
  });
});

describe("a cast", () => {
  it("comes out the same again from the same seed, and another way from another", () => {
    for (const method of ["coins", "yarrow", "numbers"] as const) {
      expect(cast(method, 42)).toEqual(cast(method, 42));
      expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => cast(method, seed).lines.join(""))).size).toBeGreaterThan(2);
    }
  });
  it("replays what a revealed seed gave in earlier versions", () => {
    for (const { method, seed, lines, primary, changed } of seeds.cases) {
      const again = castZhouYi({ question: "", method }, { chance: chanceOf(hexToBytes(seed), "cast-1", ""), moment });
      expect([again.lines, again.primary.number, again.changed?.number ?? null]).toEqual([lines, primary, changed]);
    }
  });
  it("has no changed hexagram where nothing moves", () => {
    expect(manual([7, 8, 7, 8, 7, 8]).changed).toBeNull();
  });
  it("has the field names that are promised", () => {
    expect(Object.keys(manual([8, 7, 9, 8, 7, 8]))).toEqual(
      expect.arrayContaining(["lines", "primary", "changed", "nuclear", "opposite", "reversed", "movingLines", "palace", "shi", "ying", "najia", "text"]),
    );
    expect(Object.keys(manual([8, 7, 9, 8, 7, 8]).text)).toEqual(["judgment", "image", "line"]);
  });
  it("says of every count of moving lines how rare it is: the seven add up to a hundred", () => {
    const choose = [1, 6, 15, 20, 15, 6, 1];
    for (const [count, percent] of percentByMovingLines.entries()) {
      const exact = 100 * choose[count]! * 0.25 ** count * 0.75 ** (6 - count);
      expect(Math.abs(percent - exact) / exact).toBeLessThan(0.02);
    }
  });
  it("never names two facts alike, and words every fact in both languages", () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const one = cast("coins", seed);
      const facts = zhouYi.facts(one);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      for (const locale of ["zh", "en"] as const)
        for (const chip of zhouYi.chips(one, locale)) {
          expect(chip.label.length * chip.value.length).toBeGreaterThan(0);
          expect(`${chip.label}${chip.value}${chip.note}`).not.toMatch(/undefined|null|NaN/);
        }
    }
  });
});

describe("what words give", () => {
  it.each([
    ["用蓍草起一卦，问该不该搬家", { method: "yarrow" }],
    ["拿三枚铜钱摇一卦", { method: "coins" }],
    ["报数 3 5 2，问合作", { method: "numbers", numbers: [3, 5, 2] }],
    ["数字：12、7、31", { method: "numbers", numbers: [12, 7, 31] }],
    ["我摇到 8 7 9 8 7 8", { method: "manual", lines: [8, 7, 9, 8, 7, 8] }],
    ["879878", { method: "manual", lines: [8, 7, 9, 8, 7, 8] }],
    ["自下而上 6，7，8，9，7，7 这一卦怎么看", { method: "manual", lines: [6, 7, 8, 9, 7, 7] }],
    ["我该不该换工作？", {}],
    ["第三爻是什么意思", {}],
    ["铜钱是怎么定阴阳的？", {}],
    ["我今年 34 岁，月薪 8000，要不要换城市", {}],
    ["电话 6789677 是谁", {}],
  ])("zh: %s", (text, expected) => expect(understandZhouYi(text, {}, "zh")).toEqual(expected));
  it.each([
    ["By yarrow, please: should I move?", { method: "yarrow" }],
    ["Throw three coins for me", { method: "coins" }],
    ["numbers 3, 5, 2", { method: "numbers", numbers: [3, 5, 2] }],
    ["My numbers are 12, 7 and 31", { method: "numbers", numbers: [12, 7, 31] }],
    ["I threw 8 7 9 8 7 8", { method: "manual", lines: [8, 7, 9, 8, 7, 8] }],
    ["What does line three mean?", {}],
    ["Should I take the job for 50, 60 or 70 thousand?", {}],
  ])("en: %s", (text, expected) => expect(understandZhouYi(text, {}, "en")).toEqual(expected));
});
