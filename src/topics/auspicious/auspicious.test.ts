import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../shared/errors.ts";
import { purposeRules, purposes } from "../kit/almanac/data/purposes.ts";
import { type Range, toSpanOf } from "../kit/days/range.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { parseInput } from "../kit/parse-input.ts";
import { toCivilDate, toEpochDay } from "../kit/time/civil.ts";
import { toDateText } from "../kit/time/parse-civil.ts";
import { castAuspicious } from "./engine.ts";
import { toAuspiciousFacts } from "./facts.ts";
import { auspiciousInput } from "./input.ts";
import { auspiciousPrompt } from "./prompt.ts";
import { findAskedDate } from "./telling/asked-date.ts";
import { toTermName } from "./telling/en/terms.ts";
import { auspicious } from "./topic.ts";

const whole = { tier: "plus", variant: 0 } as const;
const moment = "2026-11-21T04:00:00Z";
const cast = (given: unknown) => castAuspicious(parseInput(auspiciousInput, given), { moment });
interface Choice {
  input: unknown;
  ranked: string[];
  struck?: string[];
}
const { choices } = JSON.parse(readFileSync(new URL("./golden/choices.json", import.meta.url), "utf8")) as { choices: Choice[] };

describe("a choice", () => {
  it.each(choices)("of $input ranks $ranked", ({ input: given, ranked, struck }) => {
    const found = cast(given);
    expect(found.ranked.map(({ date, score }) => `${date} ${score}`)).toEqual(ranked);
    if (struck) expect(found.days[0]!.struck.map(({ reason }) => reason)).toEqual(struck);
  });

  it("adds up to the sum of its lines, and never ranks what is struck", () => {
    const first = toEpochDay(2026, 1, 1);
    fc.assert(
      fc.property(fc.integer({ min: first, max: first + 1500 }), fc.integer({ min: 0, max: 60 }), fc.constantFrom(...purposes), (from, count, purpose) => {
        const { days, ranked, mostScore } = cast({ purpose, from: toDateText(toCivilDate(from)), to: toDateText(toCivilDate(from + count)) });
        expect(days).toHaveLength(count + 1);
        for (const day of days) expect(day.why.reduce((sum, { points }) => sum + points, 0)).toBe(day.score);
        for (const { date, score } of ranked) {
          const day = days.find((one) => one.date === date)!;
          expect([day.struck.length, day.score]).toEqual([0, score]);
          expect(score).toBeLessThanOrEqual(mostScore);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("of one day strikes it for a person whose year it clashes with, and offers others that do not", () => {
    const found = cast({ purpose: "haircut", date: "2026-12-04", people: [{ date: "1990-06-01" }] });
    expect(found.days[0]!.struck.map(({ reason, of }) => `${reason} ${of}`)).toContain("yearClash 午");
    expect(found.ranked).toEqual([]);
    expect(found.instead.every(({ struck }) => struck.length === 0)).toBe(true);
    expect(found.instead.length).toBeGreaterThan(0);
  });

  it("of nothing is today's leaf in China", () => {
    expect(castAuspicious(parseInput(auspiciousInput, {}), { moment: "2026-11-20T16:00:00Z" }).date).toBe("2026-11-21");
    expect(castAuspicious(parseInput(auspiciousInput, {}), { moment: "2026-11-20T15:59:59Z" }).date).toBe("2026-11-20");
  });

  it.each([
    ["嫁娶", "wedding"],
    ["结婚", "wedding"],
    ["marriage", "wedding"],
    ["开市", "opening"],
    ["动土", "groundbreaking"],
    ["搬家", "moving"],
    ["出行", "travel"],
    ["wedding", "wedding"],
  ])("for %s, in the almanac's words or people's, is for %s", (purpose, known) => {
    expect(cast({ purpose, date: "2026-12-04" }).purpose).toBe(known);
  });

  it.each([
    ["March to May, weekends, for the wedding", [6, 7]],
    ["三月到五月的周末结婚", [6, 7]],
    ["三月到五月结婚，周六", [6]],
    ["March to May for the wedding, on weekdays", [1, 2, 3, 4, 5]],
  ])("“%s” looks through all three months and at no other weekday", (text, weekdays) => {
    const heard = auspicious.understand(text, {}, /\p{Script=Han}/u.test(text) ? "zh" : "en");
    const found = cast(heard);
    expect([found.from, found.to, found.weekdays]).toEqual(["2027-03-01", "2027-05-31", weekdays]);
    expect(new Set(found.days.map(({ date }) => date.slice(0, 7)))).toEqual(new Set(["2027-03", "2027-04", "2027-05"]));
    expect(found.days.every(({ weekday }) => weekdays.includes(weekday))).toBe(true);
    for (const locale of ["zh", "en"] as const) {
      const { headline, paragraphs } = auspicious.tell(found, hearQuestion(text, locale), whole);
      const told = [headline, ...paragraphs.map(({ text: said }) => said)].join("\n");
      expect(told).not.toMatch(weekdays.includes(4) ? /周[六日]（|Saturday \d/ : /周[一二三四]|Thursday|Tuesday/);
    }
  });

  it("of one weekday of a week is that day, and a weekday that a stretch does not hold is looked for just after it", () => {
    expect(cast({ purpose: "haircut", range: { kind: "nextWeek" }, weekdays: [6] }).date).toBe("2026-11-28");
    // 2026-11-21 is a Saturday: of this week only Sunday is left besides.
    expect(cast({ purpose: "haircut", range: { kind: "thisWeek" }, weekdays: [3] }).days.map(({ date }) => date)).toEqual(["2026-11-25"]);
    expect(cast({ purpose: "haircut", from: "2026-11-23", to: "2026-11-24", weekdays: [6, 7] }).days.map(({ date }) => date)).toEqual(["2026-11-28"]);
  });

  it("says weekends by either name of the field", () => {
    expect(cast({ purpose: "moving", range: { kind: "nextMonth" }, isWeekendOnly: true })).toEqual(
      cast({ purpose: "moving", range: { kind: "nextMonth" }, weekdays: [6, 7] }),
    );
  });

  it("never offers a 馀事勿取 day for what its list does not name", () => {
    for (const purpose of purposes) {
      const { days, ranked, instead } = cast({ purpose, from: "2026-01-01", to: "2026-12-31" });
      const offered = [...ranked.map(({ date }) => days.find((day) => day.date === date)!), ...instead];
      for (const { good } of offered.filter((day) => day.good.includes("馀事勿取")))
        expect(good.some((term) => purposeRules[purpose].terms.includes(term))).toBe(true);
    }
    const closed = cast({ purpose: "any", from: "2026-01-01", to: "2026-12-31" }).days.find(({ good }) => good.includes("馀事勿取"))!;
    for (const [locale, words] of [
      ["zh", "馀事勿取"],
      ["en", "nothing else"],
    ] as const)
      expect(auspicious.tell(cast({ purpose: "wedding", date: closed.date }), hearQuestion("", locale), whole).paragraphs[0]!.text).toContain(words);
  });

  it("without a range looks thirty days ahead", () => {
    const { from, to } = cast({ purpose: "moving" });
    expect([from, to]).toEqual(["2026-11-21", "2026-12-20"]);
  });

  it.each([
    [{ purpose: "wedding", from: "2026-12-31", to: "2026-12-01" }, "to"],
    [{ purpose: "wedding", from: "2026-01-01", to: "2027-01-02" }, "to"],
    [{ purpose: "wedding", date: "2026-02-30" }, "date"],
    [{ purpose: "war", date: "2026-02-03" }, "purpose"],
    [{ purpose: "wedding", people: [{ date: "1990-02-30" }] }, "people.0.date"],
  ])("%j is refused at %s", (given, field) => {
    try {
      cast(given);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(
        Object.keys((error as AppError).details && "fields" in (error as AppError).details! ? ((error as AppError).details as { fields: object }).fields : {}),
      ).toContain(field);
    }
  });
});

describe("a range", () => {
  const today = toEpochDay(2026, 11, 21);
  it.each<[Range, string, string]>([
    [{ kind: "thisWeek" }, "2026-11-21", "2026-11-22"],
    [{ kind: "nextWeek" }, "2026-11-23", "2026-11-29"],
    [{ kind: "thisWeekend" }, "2026-11-21", "2026-11-22"],
    [{ kind: "nextWeekend" }, "2026-11-28", "2026-11-29"],
    [{ kind: "nextMonth" }, "2026-12-01", "2026-12-31"],
    [{ kind: "thisMonth" }, "2026-11-21", "2026-11-30"],
    [{ kind: "nextYear" }, "2027-01-01", "2027-12-31"],
    [{ kind: "month", month: 11 }, "2026-11-21", "2026-11-30"],
    [{ kind: "month", month: 10 }, "2027-10-01", "2027-10-31"],
    [{ kind: "month", month: 12, yearsOn: 1 }, "2027-12-01", "2027-12-31"],
    [{ kind: "month", month: 2, third: 3, year: 2028 }, "2028-02-21", "2028-02-29"],
    [{ kind: "day", month: 11, day: 20 }, "2027-11-20", "2027-11-20"],
    [{ kind: "days", count: 1, from: 1 }, "2026-11-22", "2026-11-22"],
    [{ kind: "between", fromMonth: 12, fromDay: 20, toMonth: 1, toDay: 10 }, "2026-12-20", "2027-01-10"],
    [{ kind: "lunarMonth", month: 12 }, "2027-01-08", "2027-02-05"],
    [{ kind: "lunarMonth", month: 1, day: 15 }, "2027-02-20", "2027-02-20"],
  ])("%j said on 2026-11-21 is %s to %s", (range, from, to) => {
    expect(toSpanOf(range, today)).toEqual({ from, to });
  });
});

describe("the facts", () => {
  it.each([
    [{ purpose: "wedding", from: "2026-12-01", to: "2026-12-31", people: [{ date: "1990-06-01" }, { date: "1992-06-01", time: "08:00" }] }],
    [{ purpose: "opening", range: { kind: "nextYear" } }],
    [{ purpose: "moving", date: "2026-12-12" }],
    [{}],
  ])("of %j have an id each and words in both languages", (given) => {
    const found = cast(given);
    const facts = toAuspiciousFacts(found);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const locale of ["zh", "en"] as const)
      for (const { value, label, note } of auspicious.chips(found, locale)) {
        expect([value, label, note ?? ""].every((text) => text.trim() !== "" && !/undefined|NaN|null/.test(text))).toBe(true);
        if (locale === "en") expect(label).not.toMatch(/\p{Script=Han}/u);
      }
  });
  it("number no more than a model can be told, even of a year", () => {
    expect(toAuspiciousFacts(cast({ purpose: "opening", range: { kind: "nextYear" } })).length).toBeLessThan(160);
  });
});

describe("the words", () => {
  it("have English for every term of the lists", () => {
    const { days } = cast({ purpose: "any", from: "2026-01-01", to: "2026-12-31" });
    const terms = new Set(days.flatMap(({ good, avoid }) => [...good, ...avoid]));
    expect([...terms].filter((term) => toTermName(term) === term)).toEqual([]);
  });
  it("find the day a question names among those of the cast", () => {
    const found = cast({ purpose: "moving", range: { kind: "nextMonth" } });
    expect(["12月12日呢", "17号好不好", "why not the 12th?", "December 24", "1月3日"].map((text) => findAskedDate(text, found))).toEqual([
      "2026-12-12",
      "2026-12-17",
      "2026-12-12",
      "2026-12-24",
      null,
    ]);
  });
  it.each(["zh", "en"] as const)("a model is told in %s hold the names in this cast and no other", (locale) => {
    const found = cast({ purpose: "wedding", date: "2026-12-21" });
    const held = auspiciousPrompt.namesIn(found, locale);
    expect(held.every((name) => auspiciousPrompt.names[locale].includes(name))).toBe(true);
    expect(held.length).toBeLessThan(auspiciousPrompt.names[locale].length);
  });
});
