import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { themes } from "../kit/hearing/question.ts";
import { type Relation, toRelation } from "../kit/hexagrams/elements.ts";
import { trigrams } from "../kit/hexagrams/trigrams.ts";
import { toBodyUse } from "./body-use.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { castNumber } from "./engine.ts";
import golden from "./golden/casts.json" with { type: "json" };
import { numberInput } from "./input.ts";
import { number } from "./topic.ts";
import { understandNumber } from "./understand.ts";

type Digits = [number, number, number];
const moment = "2026-11-20T04:00:00.000Z";
const noChance = {
  below: (): number => {
    throw new Error("no chance is needed");
  },
};
const cast = (digits: Digits, at = moment) => castNumber({ question: "", digits }, { chance: noChance, moment: at });
const anyDigits = fc.tuple(fc.nat(999_999), fc.nat(999_999), fc.nat(999_999));

describe("three numbers", () => {
  it.each(golden.cases)("$digits make $primary turning into $changed", ({ digits, upper, lower, moving, primary, changed, nuclear, body, use, bond }) => {
    const made = cast(digits as Digits);
    expect(made).toMatchObject({ upper, lower, moving, movingLines: [moving], drawn: false });
    expect([made.primary.name, made.changed?.name]).toEqual([primary, changed]);
    if (nuclear) expect(made.nuclear.name).toBe(nuclear);
    const sides = toBodyUse(made);
    expect([sides.body.name, sides.use.name, sides.bond]).toEqual([body, use, bond]);
  });

  it("come to the same hexagram whenever they leave the same remainders", () => {
    fc.assert(
      fc.property(anyDigits, ([a, b, c]) => {
        const one = cast([a, b, c]);
        const other = cast([a % 8, b % 8, c % 6]);
        expect(other.lines).toEqual(one.lines);
        expect(one.upper >= 1 && one.upper <= 8 && one.lower >= 1 && one.lower <= 8 && one.moving >= 1 && one.moving <= 6).toBe(true);
      }),
    );
  });

  it("move one line, in the use and never in the body", () => {
    fc.assert(
      fc.property(anyDigits, (digits) => {
        const made = cast(digits);
        const sides = toBodyUse(made);
        const [own, other] = sides.isUseUpper ? [made.primary.lower, made.changed?.lower] : [made.primary.upper, made.changed?.upper];
        expect(made.movingLines).toHaveLength(1);
        expect([own, other]).toEqual([sides.body.name, sides.body.name]);
        expect(sides.turned.name).not.toBe(sides.use.name);
      }),
    );
  });

  it("are drawn fairly: every trigram and line in its share", () => {
    const chance = chanceOf(new Uint8Array(32).fill(5), "digits", "");
    const counts = [new Array<number>(8).fill(0), new Array<number>(8).fill(0), new Array<number>(6).fill(0)];
    const draws = 12_000;
    for (let n = 0; n < draws; n += 1) {
      const { upper, lower, moving, drawn } = castNumber({ question: "", digits: null }, { chance, moment });
      expect(drawn).toBe(true);
      for (const [at, value] of [upper, lower, moving].entries()) counts[at]![value - 1]! += 1;
    }
    const bounds = [40.5, 40.5, 35.9];
    for (const [at, seen] of counts.entries()) {
      const expected = draws / seen.length;
      expect(seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(bounds[at]!);
    }
  });

  it("are whole and not below nothing", () => {
    for (const digits of [
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, -3],
      [1, 2, 3.5],
      ["1", "2", "3"],
    ])
      expect(numberInput.safeParse({ digits }).success).toBe(false);
    expect(numberInput.parse({})).toEqual({ question: "", digits: null });
  });
});

describe("body and use", () => {
  it("lean to yes with the use that feeds, to no with the use that holds, in any month", () => {
    for (const month of ["02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"]) {
      const at = `2026-${month}-20T04:00:00.000Z`;
      for (let a = 1; a <= 8; a += 1) {
        for (let b = 1; b <= 8; b += 1) {
          for (let c = 1; c <= 6; c += 1) {
            const { bond, lean } = toBodyUse(cast([a, b, c], at));
            expect(lean >= -2 && lean <= 2).toBe(true);
            if (bond === "feedsMe") expect(lean).toBeGreaterThanOrEqual(1);
            if (bond === "holdsMe") expect(lean).toBeLessThanOrEqual(-1);
          }
        }
      }
    }
  });

  it.each([
    ["2026-02-20T04:00:00.000Z", "prosperous"],
    ["2026-11-20T04:00:00.000Z", "supported"],
    ["2026-05-20T04:00:00.000Z", "resting"],
    ["2026-07-20T04:00:00.000Z", "confined"],
    ["2026-08-20T04:00:00.000Z", "failing"],
  ])("a body of wood at %s is %s", (at, season) => {
    expect(toBodyUse(cast([4, 1, 1], at)).season).toBe(season);
  });
});

describe("the texts", () => {
  it.each([
    ["zh", textsZh],
    ["en", textsEn],
  ] as const)("tell every relation and every trigram for every field, each in its own words (%s)", (_, texts) => {
    const relations = [...new Set(trigrams.flatMap((own) => trigrams.map((other) => toRelation(own.element, other.element))))] as Relation[];
    const all = [
      ...relations.flatMap((relation) => themes.map((theme) => texts.bonds[relation][theme])),
      ...trigrams.flatMap(({ name }) => themes.map((theme) => texts.uses[name][theme])),
    ];
    expect(all).toHaveLength(5 * 4 + 8 * 4);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("facts", () => {
  it("are said in both languages, each with what it means", () => {
    for (let a = 1; a <= 8; a += 1) {
      for (let c = 1; c <= 6; c += 1) {
        for (const locale of ["zh", "en"] as const) {
          const chips = number.chips(cast([a, 9 - a, c]), locale);
          expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
          for (const { label, value, note } of chips) for (const said of [label, value, note]) expect(said).toMatch(/\S/);
        }
      }
    }
  });
});

describe("numbers in words", () => {
  it.each(golden.understood as [string, Digits | null][])("%s: %s", (text, digits) => {
    expect(understandNumber(text, {}, "zh")).toEqual(digits ? { digits } : {});
  });
});
