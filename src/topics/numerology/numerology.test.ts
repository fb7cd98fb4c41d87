import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../shared/errors.ts";
import { toDigit } from "../kit/letters/letters.ts";
import type { NumerologyCast } from "./cast-types.ts";
import { compoundTexts as compoundsEn } from "./data/en/compounds.ts";
import { dayTexts as daysEn } from "./data/en/days.ts";
import { pairTexts as pairsEn } from "./data/en/pairs.ts";
import { compoundTexts as compoundsZh } from "./data/zh/compounds.ts";
import { dayTexts as daysZh } from "./data/zh/days.ts";
import { pairTexts as pairsZh } from "./data/zh/pairs.ts";
import { toWords } from "./name-numbers.ts";
import { findSpelling } from "./spelling.ts";
import { toResult, toWorking } from "./steps.ts";
import { numerology } from "./topic.ts";

const { cases } = JSON.parse(readFileSync(new URL("./golden/published.json", import.meta.url), "utf8")) as {
  cases: { published: string; input: unknown; at?: string; cast: Partial<NumerologyCast> }[];
};
const moment = "2026-11-21T04:00:00.000Z";
const cast = (given: unknown, at = moment): NumerologyCast =>
  numerology.cast(numerology.parse(given), { moment: at, chance: undefined as never }) as NumerologyCast;
const codesOf = (given: unknown): unknown => {
  try {
    return numerology.parse(given);
  } catch (error) {
    return error instanceof AppError ? error.details : error;
  }
};

const anyDate = fc
  .tuple(fc.integer({ min: 1900, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-"));
/** No name of its own says that something was left blank. */
const anyName = fc
  .array(fc.stringMatching(/^[A-Z][a-zéñøßł’-]{0,9}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "))
  .filter((name) => !/undefined|null|nan|8/i.test(name));

describe("a published value", () => {
  it.each(cases)("$published", ({ input, at, cast: expected }) => {
    expect(cast(input, at)).toMatchObject(expected);
  });
});

describe("a sum", () => {
  it("is shown whole, and ends on the number that is cast", () => {
    fc.assert(
      fc.property(anyDate, anyName, fc.constantFrom("pythagorean", "chaldean"), (date, name, system) => {
        const made = cast({ date, name, system });
        for (const { of, parts, sums } of made.steps) {
          const results = parts.map(toResult);
          const sum = of.startsWith("challenge") ? Math.abs(results[0]! - results[1]!) : results.reduce((one, other) => one + other, 0);
          if (parts.length > 1) expect(sums[0]).toBe(sum);
          for (const { from, terms, sums: own } of parts) if (from === "word") expect(own[0]).toBe(terms.reduce((one, other) => one + other, 0));
        }
        expect(toResult(made.steps.find(({ of }) => of === "lifePath")!)).toBe(made.lifePath);
        expect(toResult(made.steps.find(({ of }) => of === "personalDay")!)).toBe(made.personalDay);
      }),
    );
  });
  it("reads as one line of figures", () => {
    const { steps } = cast({ date: "1990-05-01", name: "Anna Lee" });
    const toLine = (of: string): string => toWorking(steps.find((step) => step.of === of)!);
    expect(["lifePath", "birthday", "expression", "soulUrge", "challenge.2"].map(toLine)).toEqual([
      "5+1+(1+9+9+0=19→10→1)=7",
      "1",
      "(1+5+5+1=12→3)+(3+5+5=13→4)=7",
      "(1+1=2)+(5+5=10→1)=3",
      "1−(1+9+9+0=19→10→1)=0",
    ]);
  });
  it("comes to the same digit by parts, by all digits and by totals", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { lifePath, lifePathVariants } = cast({ date });
        expect(new Set([lifePath, lifePathVariants.allDigits, lifePathVariants.addTotals].map(toDigit)).size).toBe(1);
      }),
    );
  });
  it("keeps 11, 22 and 33 in the cores, and no master in a year, a month or a day", () => {
    fc.assert(
      fc.property(anyDate, anyName, (date, name) => {
        const made = cast({ date, name });
        for (const number of [made.lifePath, made.birthday, made.expression as number, made.maturity!, ...made.pinnacles.map((span) => span.number)])
          expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]).toContain(number);
        for (const number of [made.personalYear, made.personalMonth, made.personalDay]) expect(number >= 1 && number <= 9).toBe(true);
        for (const { number } of made.challenges) expect(number >= 0 && number <= 8).toBe(true);
      }),
    );
  });
});

describe("a name", () => {
  it("makes vowels and consonants of the whole: their digits add to the expression’s", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { pythagorean } = cast({ date: "1990-05-01", name });
        expect(toDigit(pythagorean!.soulUrge + pythagorean!.personality)).toBe(toDigit(pythagorean!.expression));
      }),
    );
  });
  it("is parted by spaces; hyphen and apostrophe join, Jr. and III are left out", () => {
    expect(toWords("Anne-Marie O’Neil, Jr.")).toEqual(["ANNEMARIE", "ONEIL"]);
    expect(toWords("Łukasz Żółć III")).toEqual(["LUKASZ", "ZOLC"]);
  });
  it("has a master number in a word kept: THOMAS is 22", () => {
    expect(cast({ date: "1990-05-01", name: "Thomas" }).expression).toBe(22);
  });
  it("in Chinese is read by its pinyin where that is sure, surname and given name apart", () => {
    expect(findSpelling("江沐阳")).toBe("Jiang Muyang");
    expect(findSpelling("单小明")).toBe("Shan Xiaoming");
    expect(findSpelling("吕明")).toBe("Lyu Ming");
    expect(cast({ date: "1990-05-01", name: "江沐阳" }).words).toEqual(["JIANG", "MUYANG"]);
  });
  it("that pinyin does not settle is asked for in letters", () => {
    expect(findSpelling("王乐")).toBeNull();
    expect(codesOf({ date: "1990-05-01", name: "王乐" })).toEqual({ fields: { name: "spelling" } });
    expect(numerology.missing({ date: "1990-05-01", name: "王乐" }).map(({ name, label }) => [name, label.zh])).toEqual([
      ["name", "姓名的拼音（“乐”可以念 le、yue）"],
    ]);
    expect(numerology.missing({ date: "1990-05-01", name: "江沐阳" })).toEqual([]);
  });
  it("may be left out: then the date’s numbers stand alone", () => {
    const made = cast({ date: "1990-05-01" });
    expect(made).toMatchObject({ lifePath: 7, birthday: 1, expression: null, soulUrge: null, maturity: null, chaldean: null, karmicLessons: [] });
  });
  it("has its Chaldean numbers as compound and root, over 52 too", () => {
    const { expression, chaldean, pythagorean } = cast({ date: "1990-05-01", name: "Barack Hussein Obama", system: "chaldean" });
    expect(expression).toEqual({ compound: 54, root: 9 });
    expect(chaldean).toMatchObject({ compound: 54, root: 9 });
    expect(pythagorean!.expression).toBe(1);
  });
  it("of consonants alone has a soul urge of nothing, and is cast and told all the same", () => {
    const made = cast({ date: "1990-05-01", name: "Ng" });
    expect(made.soulUrge).toBe(0);
    expect(numerology.chips(made, "en").length).toBeGreaterThan(15);
  });
});

describe("a debt", () => {
  it("is met on the way of a core’s own sum, or is the day of birth", () => {
    expect(cast({ date: "1949-05-15" }).karmicDebts).toEqual([{ number: 16, of: "lifePath" }]);
    expect(cast({ date: "1990-05-14" }).karmicDebts).toContainEqual({ number: 14, of: "birthday" });
    expect(cast({ date: "1961-08-04", name: "Barack Hussein Obama" }).karmicDebts).toEqual([
      { number: 19, of: "expression" },
      { number: 19, of: "personality" },
    ]);
  });
});

describe("the four quarters of life", () => {
  it("follow one another without a gap, and the present one holds the age", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { pinnacles, present } = cast({ date });
        for (const [at, { from }] of pinnacles.entries()) expect(from).toBe(at === 0 ? 0 : pinnacles[at - 1]!.to! + 1);
        const { from, to } = pinnacles[present.pinnacle]!;
        if (present.age >= 0) expect(present.age >= from && (to === null || present.age <= to)).toBe(true);
      }),
    );
  });
});

describe("the input", () => {
  it("takes a date, or a birth by either calendar", () => {
    expect(cast({ birth: { date: "1990-04-07", calendar: "lunar" } }).date).toBe("1990-05-01");
    expect(cast({ birth: { date: "1990-05-01" } }).lifePath).toBe(cast({ date: "1990-05-01" }).lifePath);
  });
  it("refuses a day that never was, a missing date, a name in other letters", () => {
    expect(codesOf({ date: "1990-02-30" })).toEqual({ fields: { date: "noSuchDate" } });
    expect(codesOf({ name: "Anna" })).toEqual({ fields: { date: "required" } });
    expect(codesOf({ date: "1990-05-01", name: "Иван" })).toEqual({ fields: { name: "spelling" } });
  });
  it("takes every apostrophe and hyphen, and wide letters as plain ones", () => {
    const wordsOf = (name: string) => cast({ date: "1990-05-01", name }).words;
    expect(wordsOf("Kaʻiulani Oʼzbek Anne‑Marie")).toEqual(["KAIULANI", "OZBEK", "ANNEMARIE"]);
    expect(wordsOf("Ｍａｒｙ Əliyev")).toEqual(["MARY", "ELIYEV"]);
  });
  it("asks again for a letter that nothing spells, and never casts without it", () => {
    expect(codesOf({ date: "1990-05-01", name: "Ʒana" })).toEqual({ fields: { name: "spelling" } });
  });
  it("takes the question along, and casts the same with any", () => {
    expect(numerology.parse({ date: "1990-05-01", question: " 今年怎么样 " })).toMatchObject({ question: "今年怎么样" });
    expect(cast({ date: "1990-05-01", question: "今年怎么样" })).toEqual(cast({ date: "1990-05-01" }));
    expect(codesOf({ date: "1990-05-01", question: 5 })).toEqual({ fields: { question: "invalid_type" } });
  });
  it("asks for the birth’s date and nothing else", () => {
    expect(numerology.missing({}).map(({ name }) => name)).toEqual(["birth"]);
    expect(numerology.missing({ date: "1990-05-01" })).toEqual([]);
  });
});

describe("what is heard", () => {
  it.each([
    ["我叫江沐阳，1990年5月1日生", "zh", { name: "江沐阳", birth: { date: "1990-05-01" } }],
    ["江沐阳，1990年5月1日", "zh", { name: "江沐阳", birth: { date: "1990-05-01" } }],
    ["Anna Maria Schmidt, born 16 July 1988", "en", { name: "Anna Maria Schmidt", birth: { date: "1988-07-16" } }],
    ["My name is Anna Schmidt and I was born on 1988-07-16", "en", { name: "Anna Schmidt", birth: { date: "1988-07-16" } }],
    ["use the Chaldean table", "en", { system: "chaldean" }],
    ["改用迦勒底算", "zh", { system: "chaldean" }],
  ] as const)("%s", (text, locale, heard) => {
    expect(numerology.understand(text, {}, locale)).toMatchObject(heard);
  });
  it.each([
    ["What kind of work suits me?", "en"],
    ["2027年事业运", "zh"],
    ["Should I leave London?", "en"],
    ["我名字里缺哪个数？", "zh"],
  ] as const)("%s: nothing", (text, locale) => {
    expect(numerology.understand(text, {}, locale)).toEqual({});
  });
  it("takes letters for the name that was asked for in letters", () => {
    expect(numerology.understand("wang yue", { name: "王乐", date: "1990-05-01" }, "en")).toEqual({ name: "wang yue" });
  });
});

describe("the words", () => {
  it("stand for each day, each pair of digits and each compound, no two alike", () => {
    for (const [texts, count] of [
      [daysZh, 31],
      [daysEn, 31],
      [compoundsZh, 43],
      [compoundsEn, 43],
      [Object.values(pairsZh), 36],
      [Object.values(pairsEn), 36],
    ] as const) {
      expect(texts).toHaveLength(count);
      expect(new Set(texts).size).toBe(count);
    }
  });
  it("come with every fact in both languages, under ids of their own", () => {
    fc.assert(
      fc.property(anyDate, anyName, (date, name) => {
        const made = cast({ date, name });
        for (const locale of ["zh", "en"] as const) {
          const chips = numerology.chips(made, locale);
          expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
          for (const { value, note } of chips) expect(`${value}${note}`).not.toMatch(/undefined|null|NaN|\ba 8\b/);
        }
      }),
      { numRuns: 40 },
    );
  });
});
