import { describe, expect, it, test } from "vitest";
import { toEpochDay } from "../time/civil.ts";
import { parseCivilDate, parseInstant, toDateText, toInstantText } from "../time/parse-civil.ts";
import { toAlmanacDay } from "./almanac-day.ts";
import leaps from "./golden/leap-months.json" with { type: "json" };
import newYears from "./golden/new-years.json" with { type: "json" };
import seasons from "./golden/seasons.json" with { type: "json" };
import { toLunarDate, toMonthLength, toSolarDate } from "./lunar-date.ts";
import { toDayName, toLunarName, toMonthName } from "./lunar-names.ts";
import { findLeapMonth, listLunarMonths } from "./lunar-year.ts";
import { toNayin, toNayinElement } from "./nayin.ts";
import { type DayStart, toPillars, toSecondsFromHourEdge } from "./pillars.ts";
import { sixty, toBranch, toGanzhi, toSixtyPlace, toStem, toVoids } from "./sexagenary.ts";
import { listSolarTerms } from "./solar-terms.ts";
import { toMonthEdges, toSecondsFromTerm } from "./term-month.ts";

const lunarOf = (date: string) => toLunarDate(parseCivilDate(date));
/** By the clock of UTC+8. */
const pillarsOf = (china: string, dayStartsAt: DayStart = "23:00"): string => {
  const clockSeconds = parseInstant(`${china}Z`);
  return Object.values(toPillars(clockSeconds - 28_800, clockSeconds, dayStartsAt)).join(" ");
};

describe("the sixty", () => {
  it("runs from 甲子 to 癸亥 and round again", () => {
    expect([sixty[0], sixty[59], toGanzhi(60), toGanzhi(-1)]).toEqual(["甲子", "癸亥", "甲子", "癸亥"]);
    expect(sixty.map(toSixtyPlace)).toEqual(sixty.map((_, place) => place));
    expect(() => toSixtyPlace("甲丑")).toThrow(RangeError);
    expect([toStem("戊戌"), toBranch("戊戌")]).toEqual(["戊", "戌"]);
  });
  it("leaves two branches out of each ten: 甲子旬中戌亥空, 甲寅旬中子丑空", () => {
    expect([toVoids("癸酉"), toVoids("甲戌"), toVoids("甲寅")]).toEqual([
      ["戌", "亥"],
      ["申", "酉"],
      ["子", "丑"],
    ]);
  });
  it("sounds by the verse: 甲子乙丑海中金 … 壬戌癸亥大海水", () => {
    const cases = { 甲子: "海中金", 乙丑: "海中金", 庚午: "路旁土", 壬寅: "金箔金", 戊午: "天上火", 癸亥: "大海水" } as const;
    for (const [ganzhi, nayin] of Object.entries(cases)) expect(toNayin(ganzhi as keyof typeof cases)).toBe(nayin);
    expect([toNayinElement("丙午"), toNayinElement("甲辰"), new Set(sixty.map(toNayin)).size]).toEqual(["water", "fire", 30]);
  });
});

describe("solar terms", () => {
  it("begin with 小寒 at 285° and end with 冬至 at 270°", () => {
    const terms = listSolarTerms(2026);
    expect(terms.map(({ longitude }) => longitude)).toEqual(Array.from({ length: 24 }, (_, place) => (285 + 15 * place) % 360));
    expect([terms[0]?.name, terms[2]?.name, terms[5]?.name, terms[23]?.name]).toEqual(["小寒", "立春", "春分", "冬至"]);
    expect(terms.every(({ instant }, place) => place === 0 || instant - terms[place - 1]!.instant > 14 * 86_400)).toBe(true);
  });
  test.each(seasons.years)("stand within 3 seconds of the seasons of $year as published", ({ year, deltaT, at }) => {
    const terms = listSolarTerms(year);
    const distances = [5, 11, 17, 23].map((place, index) => Math.abs(terms[place]!.instant + deltaT - parseInstant(`${year}-${at[index]}Z`)));
    expect(Math.max(...distances)).toBeLessThanOrEqual(3);
  });
  it("meet the minute that was announced: 立春 2024 16:27, 冬至 2025 23:03, Beijing time", () => {
    const toMinute = (year: number, place: number): string => toInstantText(listSolarTerms(year)[place]!.instant + 28_800 + 30).slice(0, 16);
    expect([toMinute(2024, 2), toMinute(2025, 23)]).toEqual(["2024-02-04T16:27", "2025-12-21T23:03"]);
  });
  it("keep the day of the published calendar where it was not the instant's: 大雪 1917, 白露 1927, 夏至 1928", () => {
    const days = [[1917, 22] as const, [1927, 16] as const, [1928, 11] as const].map(([year, place]) => listSolarTerms(year)[place]!);
    expect(days.map(({ epochDay }) => epochDay)).toEqual([toEpochDay(1917, 12, 7), toEpochDay(1927, 9, 8), toEpochDay(1928, 6, 21)]);
    expect(days.every(({ instant, epochDay }) => Math.floor((instant + 28_800) / 86_400) === epochDay + 1)).toBe(true);
  });
  it("are refused outside 1850 to 2150", () => {
    expect([listSolarTerms(1850).length, listSolarTerms(2150).length]).toEqual([24, 24]);
    for (const year of [1849, 2151, 2000.5, Number.NaN]) expect(() => listSolarTerms(year)).toThrow(RangeError);
  });
});

describe("the lunar calendar", () => {
  it("has its leap months where they were published", () => {
    const years = Array.from({ length: 200 }, (_, index) => 1900 + index);
    const found = years.flatMap((year) => (findLeapMonth(year) === undefined ? [] : [`${year}-${findLeapMonth(year)}`]));
    expect(found.join(" ")).toBe(leaps.leapMonths);
  });
  test.each(newYears.cases)("begins the year $ganzhi on $date", ({ date, ganzhi, animal }) => {
    expect(toAlmanacDay(parseCivilDate(date))).toMatchObject({ lunar: { month: 1, leap: false, day: 1 }, lunarYearGanzhi: ganzhi, animal });
  });
  it("puts a leap eleventh month into 2033, none into 2034", () => {
    expect([lunarOf("2033-12-21"), lunarOf("2033-12-22"), lunarOf("2034-01-20")]).toEqual([
      { year: 2033, month: 11, leap: false, day: 30 },
      { year: 2033, month: 11, leap: true, day: 1 },
      { year: 2033, month: 12, leap: false, day: 1 },
    ]);
    expect(findLeapMonth(2034)).toBeUndefined();
  });
  it("keeps the three months that officially began a day before the computed new moon at UTC+8", () => {
    expect(["1914-11-17", "1916-02-03", "1920-11-10"].map((date) => lunarOf(date).day)).toEqual([1, 1, 1]);
    expect(["1914-11-18", "1916-02-04", "1920-11-11"].map((date) => lunarOf(date).day)).toEqual([2, 2, 2]);
  });
  it("turns back into the civil date", () => {
    expect(toDateText(toSolarDate({ year: 1990, month: 5, leap: true, day: 29 }))).toBe("1990-07-21");
    expect(toDateText(toSolarDate({ year: 2033, month: 11, leap: true, day: 1 }))).toBe("2033-12-22");
    expect([toMonthLength({ year: 2026, month: 10, leap: false, day: 1 }), toMonthLength({ year: 2033, month: 11, leap: true, day: 1 })]).toEqual([30, 29]);
  });
  it("refuses a leap month or a thirtieth that the year has not, and days beyond its tables", () => {
    for (const date of [
      { year: 1991, month: 5, leap: true, day: 1 },
      { year: 2033, month: 11, leap: true, day: 30 },
      { year: 2000, month: 13, leap: false, day: 1 },
      { year: 2000, month: 1, leap: false, day: 0 },
      { year: 1849, month: 12, leap: false, day: 1 },
    ])
      expect(() => toSolarDate(date)).toThrow(RangeError);
    expect([lunarOf("1850-01-01").year, lunarOf("2150-12-31").year]).toEqual([1849, 2150]);
    for (const date of ["1849-12-31", "2151-01-01"]) expect(() => lunarOf(date)).toThrow(RangeError);
  });
  it("has months that join without a gap for three hundred years", () => {
    const months = Array.from({ length: 301 }, (_, index) => listLunarMonths(1850 + index)).flat();
    expect(months.every(({ firstDay }, place) => place === 0 || firstDay === months[place - 1]!.firstDay + months[place - 1]!.days)).toBe(true);
    expect(months).toHaveLength(301 * 12 + Math.round((301 * 7) / 19));
  });
  it("is written as it is spoken", () => {
    expect([1, 9, 10, 11, 19, 20, 21, 29, 30].map(toDayName).join(" ")).toBe("初一 初九 初十 十一 十九 二十 廿一 廿九 三十");
    expect([toMonthName({ month: 1, leap: false }), toMonthName({ month: 11, leap: true })]).toEqual(["正月", "闰十一月"]);
    expect(toLunarName(lunarOf("2026-11-20"))).toBe("丙午年十月十二");
  });
});

describe("pillars", () => {
  it("change year and month at the instant of 立春, not at the lunar new year", () => {
    expect([pillarsOf("1984-02-02T12:00:00"), pillarsOf("1984-02-04T23:18:43"), pillarsOf("1984-02-04T23:18:44")]).toEqual([
      "癸亥 乙丑 丙寅 甲午",
      "癸亥 乙丑 己巳 甲子",
      "甲子 丙寅 己巳 甲子",
    ]);
  });
  it("change the month at each 节 and in no 中气", () => {
    expect(pillarsOf("2024-06-05T12:09:00").split(" ")[1]).toBe("己巳");
    expect(pillarsOf("2024-06-05T12:11:00").split(" ")[1]).toBe("庚午");
    expect(pillarsOf("2024-06-21T23:00:00").split(" ")[1]).toBe("庚午");
    expect([pillarsOf("2024-01-01T12:00:00"), pillarsOf("2024-01-10T12:00:00")].map((text) => text.slice(0, 5))).toEqual(["癸卯 甲子", "癸卯 乙丑"]);
  });
  it("begin the day at 23:00, or at 00:00 with the next day's hour stem in the 23:xx hour", () => {
    expect([pillarsOf("2000-01-07T22:59:59"), pillarsOf("2000-01-07T23:00:00"), pillarsOf("2000-01-08T00:00:00")].map((text) => text.slice(6))).toEqual([
      "甲子 乙亥",
      "乙丑 丙子",
      "乙丑 丙子",
    ]);
    expect([pillarsOf("2000-01-07T23:00:00", "00:00"), pillarsOf("2000-01-08T00:00:00", "00:00")].map((text) => text.slice(6))).toEqual([
      "甲子 丙子",
      "乙丑 丙子",
    ]);
  });
  it("take year and month from the instant wherever one is born, day and hour from the clock there", () => {
    const instant = parseInstant("2024-02-04T08:30:00Z");
    expect(Object.values(toPillars(instant, instant - 18_000, "23:00")).join(" ")).toBe("甲辰 丙寅 戊戌 甲寅");
  });
  it("are told from 1850 to 2150", () => {
    expect([pillarsOf("1850-01-01T00:00:00"), pillarsOf("2150-12-31T22:59:59")]).toEqual(["己酉 丙子 壬子 庚子", "庚戌 戊子 己巳 乙亥"]);
    for (const moment of ["1849-12-31T23:59:59", "2151-01-01T00:00:00"]) expect(() => pillarsOf(moment)).toThrow(RangeError);
  });
  it("know how far an edge is: birth within three minutes of it is of two charts", () => {
    expect([toSecondsFromHourEdge(3600 - 60), toSecondsFromHourEdge(3600 + 170), toSecondsFromHourEdge(-3600)]).toEqual([-60, 170, 0]);
    const spring = parseInstant("2024-02-04T08:27:07Z");
    expect([toSecondsFromTerm(spring - 90), toSecondsFromTerm(spring), toSecondsFromTerm(spring + 200)]).toEqual([-90, 0, 200]);
  });
  it("name the two 节 around a birth: 1990-05-20 lies between 立夏 and 芒种", () => {
    const { previous, next } = toMonthEdges(parseInstant("1990-05-20T06:30:00Z"));
    expect([previous.name, next.name]).toEqual(["立夏", "芒种"]);
    const winter = toMonthEdges(parseInstant("2024-01-02T00:00:00Z"));
    expect([winter.previous.name, winter.next.name, toInstantText(winter.next.instant).slice(0, 10)]).toEqual(["大雪", "小寒", "2024-01-05"]);
  });
});

describe("a day of the almanac", () => {
  it("tells 20 November 2026", () => {
    expect(toAlmanacDay(parseCivilDate("2026-11-20"))).toEqual({
      date: "2026-11-20",
      weekday: 5,
      lunar: { year: 2026, month: 10, leap: false, day: 12 },
      lunarName: "丙午年十月十二",
      monthLength: 30,
      ganzhi: { year: "丙午", month: "己亥", day: "戊戌" },
      lunarYearGanzhi: "丙午",
      animal: "马",
      nayin: "平地木",
      term: null,
    });
  });
  it("gives the whole day of 立春 to the new year of the pillars, whose animal comes with the lunar one", () => {
    const { ganzhi, lunarYearGanzhi, animal, term } = toAlmanacDay(parseCivilDate("2024-02-04"));
    expect([ganzhi.year, ganzhi.month, lunarYearGanzhi, animal, term?.name, term?.at]).toEqual(["甲辰", "丙寅", "癸卯", "兔", "立春", "2024-02-04T08:27:07Z"]);
  });
});
