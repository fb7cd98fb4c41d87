import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../shared/errors.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import { parseInput } from "../kit/parse-input.ts";
import { listPlaced } from "../kit/pillars/four-pillars.ts";
import { castMarriage, toParts } from "./engine.ts";
import { toMarriageFacts } from "./facts.ts";
import golden from "./golden/pairs.json" with { type: "json" };
import { type MarriageInput, marriageInput } from "./input.ts";
import { toLoveStars } from "./joint-years.ts";
import { marriagePrompt } from "./prompt.ts";
import { listBranchTies, toBranchPercent } from "./score/branch-bond.ts";
import { type Sky, toSynastry } from "./score/contacts.ts";
import { partNames } from "./score/points.ts";
import { toStemBond } from "./score/stem-bond.ts";
import { factWords as wordsEn } from "./telling/en/fact-words.ts";
import { factWords as wordsZh } from "./telling/zh/fact-words.ts";
import { understandMarriage } from "./understand.ts";

const context = { moment: "2026-11-21T04:00:00Z" };
const cast = (given: unknown) => castMarriage(parseInput<MarriageInput>(marriageInput, given), context);
const his = { date: "1990-05-01", time: "13:45", timeZone: "+08:00" };
const hers = { date: "1992-03-03", time: "08:20", timeZone: "+08:00" };

const anyBirth = fc
  .record({ days: fc.integer({ min: -20_000, max: 13_000 }), minutes: fc.option(fc.nat(1439)), timeZone: fc.constantFrom("+08:00", "-05:00", "+00:00") })
  .map(({ days, minutes, timeZone }) => ({
    date: new Date(days * 86_400_000).toISOString().slice(0, 10),
    time: minutes === null ? null : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
    timeZone,
  }));

describe("worked pairs", () => {
  test.each(golden.pairs)("$name", ({ a, b, pillars, animals, stems, branches, nayin, kua, contacts, total }) => {
    const pair = cast({ a, b });
    const toText = (who: "a" | "b") =>
      listPlaced(pair[who].pillars)
        .map(({ ganzhi }) => ganzhi)
        .join(" ");
    expect({ a: toText("a"), b: toText("b") }).toEqual(pillars);
    const { arithmetic: _a, ...ofAnimals } = animals;
    const { arithmetic: _s, ...ofStems } = stems;
    const { arithmetic: _b, ...ofBranches } = branches;
    const { arithmetic: _n, ...ofNayin } = nayin;
    const { arithmetic: _k, ...ofKua } = kua;
    expect(pair.animals).toMatchObject(ofAnimals);
    expect(pair.pillars).toMatchObject({ stems: ofStems, branches: ofBranches });
    expect(pair).toMatchObject({ nayin: ofNayin, kua: ofKua });
    if (contacts) expect(pair.synastry.contacts.map(({ a: one, b: other, type, effect }) => [one, other, type, effect])).toEqual(contacts);
    if (total) expect(pair.total).toMatchObject({ score: total.score, margin: total.margin });
  });

  test.each(golden.branchTies)("$pair", ({ pair, ties, percent }) => {
    const [one, other] = [...pair] as [Branch, Branch];
    expect(listBranchTies(one, other)).toEqual(ties);
    expect(listBranchTies(other, one)).toEqual(ties);
    expect(toBranchPercent(listBranchTies(one, other))).toBe(percent);
  });

  test.each(golden.loveStars)("红鸾 and 天喜 of $branch", ({ branch, ...stars }) => {
    expect(toLoveStars(branch as Branch)).toEqual(stars);
  });

  test("day stems: 丙辛 combine, 甲庚 clash, 辛 holds 甲 across polarity, 戊 is held by 甲 within it", () => {
    expect(toStemBond("丙", "辛")).toMatchObject({ tie: "combine", percent: 100 });
    expect(toStemBond("甲", "庚")).toMatchObject({ tie: "clash", percent: 25 });
    expect(toStemBond("甲", "辛")).toMatchObject({ tie: "holds", from: "b", percent: 60 });
    expect(toStemBond("甲", "戊")).toMatchObject({ tie: "holds", from: "a", percent: 40 });
  });
});

describe("the skies", () => {
  const bodies = (places: Partial<Record<keyof Sky["bodies"], number>>): Sky["bodies"] => {
    const at = (longitude: number) => ({ longitude, speed: 1 });
    return {
      sun: at(places.sun ?? 10),
      moon: at(places.moon ?? 20),
      mercury: at(0),
      venus: at(places.venus ?? 30),
      mars: at(places.mars ?? 47),
      jupiter: at(0),
      saturn: at(places.saturn ?? 200),
    };
  };
  const far = bodies({ sun: 325, moon: 215, venus: 172, mars: 252, saturn: 81 });

  test("Sun trine Moon with an orb of 2° adds 16 × (1 − 2/8) = 12", () => {
    const one: Sky = { bodies: bodies({}), moonRange: null };
    const { contacts } = toSynastry(one, { bodies: { ...far, moon: { longitude: 132, speed: 13 } }, moonRange: null });
    expect(contacts.find(({ pair, a }) => pair === "sunMoon" && a === "sun")).toMatchObject({ type: "trine", orb: 2, effect: 12 });
  });

  test("a Moon of unknown hour counts where the aspect holds all day, with its widest orb, and is left out where it holds for a part", () => {
    const one: Sky = { bodies: bodies({ sun: 10 }), moonRange: null };
    const held = toSynastry(one, { bodies: { ...far, moon: { longitude: 10, speed: 11 } }, moonRange: [4.5, 15.5] });
    expect(held.contacts.find(({ pair }) => pair === "sunMoon")).toMatchObject({ isRanged: true, orb: 5.5 });
    const partly = toSynastry(one, { bodies: { ...far, moon: { longitude: 14, speed: 13 } }, moonRange: [7.5, 20.5] });
    expect(partly.contacts.filter(({ b }) => b === "moon")).toEqual([]);
    expect(partly.leftOut).toBeGreaterThan(0);
  });
});

describe("the cast", () => {
  test("adds its seven parts up, each within its weight, and keeps the total within a hundred", () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (a, b) => {
        const pair = cast({ a, b });
        const parts = toParts(pair);
        expect(partNames.reduce((sum, name) => sum + parts[name].of, 0)).toBe(100);
        expect(partNames.reduce((sum, name) => sum + parts[name].score, 0)).toBe(pair.total.score);
        for (const name of partNames) {
          expect(parts[name].score).toBeGreaterThanOrEqual(0);
          expect(parts[name].score).toBeLessThanOrEqual(parts[name].of);
          expect(parts[name].percent).toBeLessThanOrEqual(parts[pair.total.strongest].percent);
          expect(parts[name].percent).toBeGreaterThanOrEqual(parts[pair.total.sorest].percent);
        }
        const unknown = [a, b].filter(({ time }) => time === null).length;
        expect(pair.total.margin).toBeGreaterThanOrEqual(2 + 2 * unknown);
      }),
      { numRuns: 120 },
    );
  });

  test("takes the man first whichever way round the two are given", () => {
    const turned = cast({ a: { ...hers, sex: "female" }, b: { ...his, sex: "male" } });
    expect(turned).toEqual(cast({ a: { ...his, sex: "male" }, b: { ...hers, sex: "female" } }));
  });

  test("refuses two of one sex, one person alone, and a date there never was", () => {
    const fieldsOf = (given: unknown): unknown => {
      try {
        cast(given);
      } catch (error) {
        return error instanceof AppError && error.details && "fields" in error.details ? error.details.fields : error;
      }
      return null;
    };
    expect(fieldsOf({ a: { ...his, sex: "male" }, b: { ...hers, sex: "male" } })).toEqual({ "b.sex": "sameSex" });
    expect(fieldsOf({ a: his })).toEqual({ b: "invalid_type" });
    expect(fieldsOf({ a: his, b: { ...hers, date: "1992-02-30" } })).toEqual({ "b.date": "noSuchDate" });
  });

  test("without an hour there are three pillars, and no sign of a Moon that changed it that day", () => {
    const pair = cast({ a: his, b: { date: "1992-03-03", time: null } });
    expect(pair.b.pillars.hour).toBeNull();
    expect(toMarriageFacts(pair).map(({ id }) => id)).toContain("unknownTime.b");
  });

  test("lays the two names' person grids side by side where both are full Chinese names: 江沐阳 7 + 8", () => {
    const pair = cast({ a: his, b: hers, names: { male: "江沐阳", female: "林清越" } });
    expect(pair.nameGrids?.a).toMatchObject({ person: 15, element: "earth" });
    expect(cast({ a: his, b: hers, names: { male: "Tom", female: "林清越" } }).nameGrids).toBeNull();
    expect(pair.total).toEqual(cast({ a: his, b: hers }).total);
  });
});

describe("facts", () => {
  test("each has its own id, and its words in both languages with what it means and how it came out", () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (a, b) => {
        const facts = toMarriageFacts(cast({ a, b }));
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        const wrong: string[] = [];
        for (const [words, other] of [
          [wordsZh, /[A-Za-z]{3}/],
          [wordsEn, /\p{Script=Han}/u],
        ] as unknown as [Record<string, (values: unknown) => { label: string; value: string; note?: string }>, RegExp][])
          for (const { key, values } of facts) {
            const { label, value, note } = words[key]!(values);
            if ([label, value, note].some((text) => !text || /undefined|NaN|null|\[object/.test(text) || other.test(text)))
              wrong.push(`${key}: ${label} ${value} ${note}`);
          }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  test("what the cast holds is among the names a model may use", () => {
    const pair = cast({ a: his, b: hers });
    for (const locale of ["zh", "en"] as Locale[])
      expect(marriagePrompt.namesIn(pair, locale).filter((name) => !marriagePrompt.names[locale].includes(name))).toEqual([]);
  });
});

describe("two people in one message", () => {
  test.each([
    ["他1990年5月1日下午1点45，她1992年3月3日，我们合适吗？", "zh", "1990-05-01", "1992-03-03"],
    ["我女，1992年3月3日生，男朋友1990年5月1日", "zh", "1990-05-01", "1992-03-03"],
    ["Me 3 March 1992 8:20 am, him 1 May 1990, are we a match?", "en", "1990-05-01", "1992-03-03"],
    ["My husband was born 1 May 1990 and I was born 3 March 1992", "en", "1990-05-01", "1992-03-03"],
  ] as [string, Locale, string, string][])("%s", (text, locale, a, b) => {
    expect(understandMarriage(text, {}, locale)).toMatchObject({ a: { date: a, sex: "male" }, b: { date: b, sex: "female" } });
  });

  test("where the sexes are not said nothing is guessed, and one answer puts both in their places", () => {
    const first = understandMarriage("我1990年5月1日生，对象1992年3月3日", {}, "zh");
    expect(first.a?.sex).toBeUndefined();
    expect(understandMarriage("我是女的", first, "zh")).toMatchObject({ a: { date: "1992-03-03", sex: "male" }, b: { date: "1990-05-01", sex: "female" } });
  });
});
