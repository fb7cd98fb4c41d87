import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { parseInput } from "../kit/parse-input.ts";
import { castBirthday } from "./engine.ts";
import { toBirthdayFacts } from "./facts.ts";
import charts from "./golden/charts.json" with { type: "json" };
import { type BirthdayInput, birthdayInput } from "./input.ts";
import { birthdayPrompt } from "./prompt.ts";
import { factWords as wordsEn } from "./telling/en/fact-words.ts";
import { factWords as wordsZh } from "./telling/zh/fact-words.ts";
import { understandBirthday } from "./understand.ts";

const context = { chance: chanceOf(new Uint8Array(32), "birthday", ""), moment: "2026-11-21T04:00:00.000Z" };
const cast = (given: Record<string, unknown>) => castBirthday(parseInput<BirthdayInput>(birthdayInput, given), context);
const inShanghai = { date: "1990-05-01", time: "13:45", timeZone: "+08:00", latitude: 31.23, longitude: 121.47, sex: "male", place: "上海" };

const anyBirth = fc
  .record({
    days: fc.integer({ min: -43_000, max: 65_000 }),
    minutes: fc.option(fc.nat(1439)),
    timeZone: fc.constantFrom("+08:00", "-05:00", "+05:30", "+00:00"),
    longitude: fc.option(fc.integer({ min: -180, max: 180 }), { nil: undefined }),
    sex: fc.constantFrom("male", "female", undefined),
  })
  .map(({ days, minutes, timeZone, longitude, sex }) => ({
    date: new Date(days * 86_400_000).toISOString().slice(0, 10),
    time: minutes === null ? null : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
    timeZone,
    ...(longitude === undefined ? {} : { longitude }),
    ...(sex ? { sex } : {}),
  }));

describe("published charts", () => {
  test.each(charts.cases)("$name", ({ birth, pillars, luck, clock }) => {
    const chart = cast({ birth, ...(clock ? { clock } : {}) });
    expect(Object.values(chart.pillars)).toEqual(pillars);
    expect(chart.luckStart?.direction).toBe(luck.direction);
    expect(chart.luckCycles?.[0]?.pillar).toBe(luck.first);
    if (luck.date) expect(chart.luckStart?.date).toBe(luck.date);
  });
});

describe("the cast", () => {
  test("has every field of its row", () => {
    const names =
      "instant trueSolarTime lunarDate pillars dayMaster hiddenStems tenGods nayin lifeStages voids elements relations spirits strength usefulElements luckCycles variants";
    expect(Object.keys(cast({ birth: inShanghai }))).toEqual(expect.arrayContaining(names.split(" ")));
  });

  test("takes daylight saving off: 13:45 in Shanghai on 1 May 1990 is 12:53 by the Sun, 午 and not 未", () => {
    const chart = cast({ birth: { ...inShanghai, timeZone: "Asia/Shanghai" } });
    expect(chart).toMatchObject({ instant: "1990-05-01T04:45:00Z", isDst: true, trueSolarTime: "1990-05-01T12:53:44" });
    expect(chart.pillars.hour).toBe("甲午");
    expect(chart.variants).toMatchObject([{ reason: "clock", clock: "civil", pillars: { hour: "乙未" } }]);
  });

  test("the same lunar birth is the same chart", () => {
    const { date: _, ...rest } = inShanghai;
    expect(cast({ birth: { ...rest, date: "1990-04-07", calendar: "lunar" } }).pillars).toEqual(cast({ birth: inShanghai }).pillars);
  });

  test("23:30 is the next day's at 23:00, and the same day's with the next day's hour stem at 00:00; each names the other", () => {
    const late = { ...inShanghai, time: "23:30", longitude: 120 };
    const one = cast({ birth: late, clock: "civil" });
    const other = cast({ birth: late, clock: "civil", dayStartsAt: "00:00" });
    expect([one.pillars.day, one.pillars.hour]).toEqual(["丁卯", "庚子"]);
    expect([other.pillars.day, other.pillars.hour]).toEqual(["丙寅", "庚子"]);
    expect(one.variants).toMatchObject([{ reason: "dayStart", pillars: other.pillars }]);
    expect(other.variants).toMatchObject([{ reason: "dayStart", pillars: one.pillars }]);
  });

  test("without an hour there are three pillars, without a sex no luck; facts say both", () => {
    const chart = cast({ birth: { date: "1990-05-01", time: null } });
    expect(chart.pillars.hour).toBeNull();
    expect([chart.soulPalace, chart.bodyPalace, chart.tenGods.hour, chart.luckCycles, chart.currentLuck]).toEqual([null, null, null, null, null]);
    const ids = toBirthdayFacts(chart).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["unknownTime", "unknownSex"]));
    expect(ids.filter((id) => id.endsWith(".hour"))).toEqual([]);
  });

  test("the running luck and year are those of the moment", () => {
    const chart = cast({ birth: inShanghai });
    expect(chart.currentLuck).toMatchObject({ index: 3, pillar: "甲申", tenGod: "偏印", startAge: 32, startDate: "2021-11-05" });
    expect(chart.currentYear).toMatchObject({ year: 2026, pillar: "丙午", age: 37, luck: "甲申" });
    const beforeSpring = castBirthday(parseInput<BirthdayInput>(birthdayInput, { birth: inShanghai }), { ...context, moment: "2026-02-03T20:00:00Z" });
    expect(beforeSpring.currentYear).toMatchObject({ year: 2025, pillar: "乙巳" });
  });

  test("虚岁 counts lunar years: who is born in 腊月 is two at the new year, before 立春 or after it", () => {
    const agesOf = (date: string, moment: string) => {
      const { currentYear, luckStart, luckCycles } = castBirthday(parseInput<BirthdayInput>(birthdayInput, { birth: { ...inShanghai, date } }), {
        ...context,
        moment,
      });
      return { year: currentYear.year, age: currentYear.age, luckAge: luckStart!.nominalAge, cycleAge: luckCycles![0]!.startAge };
    };
    // 1990-01-20 is 己巳 腊月廿四, two weeks before 立春 and a week before the new year; 庚午 began on 1990-01-27.
    expect(agesOf("1990-01-20", "2026-11-21T00:00:00Z")).toMatchObject({ year: 2026, age: 38, luckAge: 6, cycleAge: 6 });
    // 1989-02-05 is 戊辰 腊月廿九, a day after 立春: pillars of 己巳, nominal ages of 戊辰.
    expect(agesOf("1989-02-05", "2026-11-21T00:00:00Z")).toMatchObject({ year: 2026, age: 39 });
    // 2023-01-25 is 癸卯 正月初四, before 立春: the year's pillar is still 壬寅, the age is one.
    expect(agesOf("2023-01-25", "2023-02-01T00:00:00Z")).toMatchObject({ year: 2022, age: 1 });
  });

  test("refuses a clock time that never was", () => {
    expect(() => cast({ birth: { ...inShanghai, date: "1988-04-17", time: "02:30", timeZone: "Asia/Shanghai" } })).toThrow();
  });
});

describe("facts", () => {
  test("each has its own id, and its words in both languages with what it means and how it came out", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const facts = toBirthdayFacts(cast({ birth }));
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        const wrong: string[] = [];
        for (const words of [wordsZh, wordsEn] as Record<string, (values: unknown) => { label: string; value: string; note?: string }>[]) {
          for (const { key, values } of facts) {
            const { label, value, note } = words[key]!(values);
            if ([label, value, note].some((text) => !text || /undefined|NaN|null|\[object/.test(text))) wrong.push(`${key}: ${label} ${value} ${note}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test("English names stand where Chinese would: no note of a fact is in Chinese but for what stands in brackets", () => {
    const words = wordsEn as Record<string, (values: unknown) => { note?: string }>;
    for (const { key, values } of toBirthdayFacts(cast({ birth: inShanghai })))
      expect(words[key]!(values).note!.replace(/\(\p{Script=Han}+\)/gu, ""), key).not.toMatch(/\p{Script=Han}/u);
  });

  test("what the cast holds is among the names a model may use", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const chart = cast({ birth });
        for (const locale of ["zh", "en"] as const) {
          const known = new Set([...birthdayPrompt.names[locale], "日主", ..."衰病死墓绝胎养"]);
          expect(birthdayPrompt.namesIn(chart, locale).filter((name) => !known.has(name))).toEqual([]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("what is understood", () => {
  test.each([
    ["1990年5月1日13:45出生，男，早晚子时分开", { dayStartsAt: "00:00" }],
    ["不分早晚子时，子初换日", { dayStartsAt: "23:00" }],
    ["不用真太阳时", { clock: "civil" }],
    ["按钟表时间排", { clock: "civil" }],
    ["换算成真太阳时", { clock: "trueSolar" }],
    ["use the clock time please", { clock: "civil" }],
    ["我今年事业怎么样", {}],
  ])("%s", (text, expected) => {
    const { birth: _, ...heard } = understandBirthday(text, {}, "zh");
    expect(heard).toEqual(expected);
  });

  test("a birth said in words is a birth", () => {
    expect(understandBirthday("1990年5月1日下午1点45，男", {}, "zh").birth).toMatchObject({ date: "1990-05-01", time: "13:45", sex: "male" });
    expect(understandBirthday("那我2027年事业怎么样", {}, "zh")).toEqual({});
  });
});
