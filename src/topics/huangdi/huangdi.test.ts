import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../shared/errors.ts";
import { branches } from "../kit/hexagrams/branches.ts";
import { toWeightShare, weightTables } from "./bone-weight.ts";
import { bones, type HuangdiCast } from "./cast-types.ts";
import { bodyParts, seasons } from "./data/body-places.ts";
import { boneVerses } from "./data/bone-verses.ts";
import { totalTexts as totalsEn } from "./data/en/totals.ts";
import { totalTexts as totalsZh } from "./data/zh/totals.ts";
import { toPhaseAges, toPhaseAt } from "./phase.ts";
import { listHoursOf, toBodyPart } from "./season.ts";
import { huangdi } from "./topic.ts";

const { cases } = JSON.parse(readFileSync(new URL("./golden/casts.json", import.meta.url), "utf8")) as {
  cases: { arithmetic: string; input: unknown; cast: Partial<HuangdiCast> }[];
};
const moment = "2026-11-21T04:00:00.000Z";
const cast = (given: unknown, at = moment): HuangdiCast => huangdi.cast(huangdi.parse(given), { moment: at, chance: undefined as never }) as HuangdiCast;

const anyBirth = fc.record({
  date: fc
    .tuple(fc.integer({ min: 1930, max: 2020 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-")),
  time: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":")),
  timeZone: fc.constant("+08:00"),
});

describe("a cast", () => {
  it.each(cases)("$arithmetic", ({ input, cast: expected }) => {
    expect(cast(input)).toMatchObject(expected);
  });
  it("is the sum of its four bones, between 21 and 71, with the song of that sum", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { boneWeight, boneVerse, part, season, hourBranch } = cast({ birth });
        expect(boneWeight.total).toBe(bones.reduce((sum, bone) => sum + boneWeight[bone], 0));
        expect(boneVerse).toBe(boneVerses[boneWeight.total]);
        expect(listHoursOf(season, part)).toContain(hourBranch);
      }),
    );
  });
  it("names the other season only where it changes the place, and as the other rule casts it", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const [lunar, terms] = [cast({ birth }), cast({ birth, season: "terms" })];
        expect(lunar.otherSeason).toEqual(lunar.part === terms.part ? null : { season: terms.season, part: terms.part });
      }),
    );
  });
  it("is asked for where the hour is unknown", () => {
    const refusal = (): unknown => {
      try {
        huangdi.parse({ birth: { date: "1990-05-01", time: null } });
      } catch (error) {
        return error instanceof AppError ? error.details : error;
      }
    };
    expect(refusal()).toEqual({ fields: { "birth.time": "required" } });
    expect(huangdi.missing({ birth: { date: "1990-05-01" } })).toHaveLength(1);
  });
  it("names the neighbouring hour within three minutes of an edge", () => {
    const near = (time: string) =>
      cast({ birth: { date: "1990-05-01", time, timeZone: "+08:00" } }).variants.map(({ reason, hourBranch }) => [reason, hourBranch]);
    expect(near("11:02")).toEqual([["hourBefore", "巳"]]);
    expect(near("10:58")).toEqual([["hourAfter", "午"]]);
    expect(near("12:00")).toEqual([]);
  });
  it("counts nominal years by the lunar year, and has no present before birth", () => {
    const birth = { date: "2027-03-01", time: "12:00", timeZone: "+08:00" };
    expect(cast({ birth }).present).toBeNull();
    expect(cast({ birth: { ...birth, date: "1990-01-20" } }).present).toEqual({ year: 2026, month: 10, age: 38 });
  });
});

describe("the tables", () => {
  it("hold sixty years, twelve months, thirty days and twelve hours", () => {
    expect(bones.map((bone) => weightTables[bone].length)).toEqual([60, 12, 30, 12]);
  });
  it("lay the twelve hours of every season on all seven places, head and waist having one each", () => {
    for (const season of seasons) {
      expect(branches.map((branch) => toBodyPart(season, branch)).every((part) => bodyParts.includes(part))).toBe(true);
      expect(bodyParts.map((part) => listHoursOf(season, part).length)).toEqual(bodyParts.map((part) => (part === "头" || part === "腰" ? 1 : 2)));
    }
  });
  it("make 259,200 births, and every sum from 21 to 71 has a thing it is like in both languages and a song of four lines of seven", () => {
    const sums = Array.from({ length: 51 }, (_, at) => at + 21);
    expect(sums.reduce((count, sum) => count + toWeightShare(sum).same, 0)).toBe(259_200);
    expect([20, 72].map((sum) => toWeightShare(sum).same)).toEqual([0, 0]);
    for (const texts of [totalsZh, totalsEn]) {
      expect(Object.keys(texts).map(Number)).toEqual(sums);
      expect(new Set(Object.values(texts).map(([thing]) => thing)).size).toBe(51);
    }
    expect(Object.keys(boneVerses)).toHaveLength(51);
    for (const lines of Object.values(boneVerses)) expect(lines.map((line) => line.length)).toEqual([7, 7, 7, 7]);
  });
  it("give 71 to 2 years × 2 months × 2 days × 2 hours", () => {
    expect(toWeightShare(71)).toEqual({ same: 16, lighter: 259_184, all: 259_200 });
  });
  it("stretch life over the four bones without a gap", () => {
    for (let age = 1; age <= 90; age += 1) {
      const { from, to } = toPhaseAges(toPhaseAt(age));
      expect(age >= from && (to === null || age <= to)).toBe(true);
    }
  });
});

describe("the facts", () => {
  it("have ids of their own and words in both languages, with a note that names this birth’s numbers", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const made = cast({ birth });
        for (const locale of ["zh", "en"] as const) {
          const chips = huangdi.chips(made, locale);
          expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
          for (const { value, note } of chips) expect(`${value}${note}`).not.toMatch(/undefined|null|NaN/);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("what is heard", () => {
  it.each([
    ["按节气分四季", "zh", { season: "terms" }],
    ["use the solar terms", "en", { season: "terms" }],
    ["我是1990年5月1日中午12点半生的", "zh", { birth: { date: "1990-05-01", time: "12:30" } }],
  ] as const)("%s", (text, locale, heard) => {
    expect(huangdi.understand(text, {}, locale)).toMatchObject(heard);
  });
});
