import { describe, expect, test } from "vitest";
import type { Ganzhi } from "../../kit/calendar/sexagenary.ts";
import { chooseYears } from "../../kit/past/choose-years.ts";
import { isMarked, type Mark, toScore } from "../../kit/past/past.ts";
import { toPlaced } from "../../kit/pillars/four-pillars.ts";
import { castBirthday } from "../engine.ts";
import { birthdayInput } from "../input.ts";
import { markYear } from "./mark-year.ts";
import { toNatal } from "./natal.ts";
import { isFanYin, isFuYin } from "./ties.ts";
import { viewBirthdayPast } from "./view.ts";
import { sayPillarRule } from "./words.ts";

const place = (ganzhi: string) => toPlaced("one", ganzhi as Ganzhi);
const parse = (birth: Record<string, unknown>) => birthdayInput.parse({ birth });
const shanghai = { timeZone: "Asia/Shanghai", latitude: 31.23, longitude: 121.47 };
const cast = (birth: Record<string, unknown>) => castBirthday(parse(birth), { moment: "2026-01-01T00:00:00Z" } as never);
const rulesOf = (marks: readonly Mark[]): string[] => [...new Set(marks.map(({ rule, values }) => (values.pillar ? `${rule}.${values.pillar}` : rule)))];

describe("ties of two pillars", () => {
  // 天克地冲: 甲子 is held by 庚 and holds 戊; 壬午 feeds it, 甲午 is its like, 丙午 is fed.
  test.each([
    ["甲子", "庚午", true],
    ["甲子", "戊午", true],
    ["甲子", "壬午", false],
    ["甲子", "甲午", false],
    ["甲子", "丙午", false],
    ["甲子", "庚子", false],
  ])("%s and %s are 反吟: %s", (one, other, is) => {
    expect([isFanYin(place(one), place(other)), isFanYin(place(other), place(one))]).toEqual([is, is]);
  });

  test("伏吟 is the same pillar and no other", () => {
    expect([isFuYin(place("甲子"), place("甲子")), isFuYin(place("甲子"), place("丙子"))]).toEqual([true, false]);
  });
});

describe("years of 庚午 庚辰 丙寅 甲午, a man of 1990", () => {
  const birth = { ...shanghai, date: "1990-05-01", time: "13:45", sex: "male" };
  const { pillars, luckCycles } = cast(birth);
  const natal = toNatal(pillars, { birthYear: 1990, sex: "male", cycles: luckCycles });
  const inYear = (year: number) => rulesOf(markYear(natal, year));

  test("伏吟: 2000 庚辰 repeats the month, 2014 甲午 the hour", () => {
    expect(pillars).toEqual({ year: "庚午", month: "庚辰", day: "丙寅", hour: "甲午" });
    expect(inYear(2000)).toContain("fuYin.month");
    expect(inYear(2014)).toContain("fuYin.hour");
  });

  test("2004 甲申 and 2016 丙申 clash with the day; 1992 壬申 is 反吟 with it", () => {
    expect([inYear(2004), inYear(2016)].every((rules) => rules.includes("clash.day"))).toBe(true);
    expect(inYear(1992)).toContain("fanYin.day");
  });

  test("luck begins on 1991-11-05 and every ten years after, and in no other year", () => {
    const years = Array.from({ length: 50 }, (_, at) => 1991 + at).filter((year) => inYear(year).includes("luckBegins"));
    expect(years).toEqual([1991, 2001, 2011, 2021, 2031]);
  });

  test("for a man 财 is the partner's star: 辛 to 丙, which also combines; 2021 辛丑 is such a year", () => {
    expect(inYear(2021)).toEqual(expect.arrayContaining(["spouseStar", "dayCombines"]));
    expect(rulesOf(markYear({ ...natal, sex: "female" }, 2021))).not.toContain("spouseStar");
  });
});

test("a luck pillar that begins in January begins in the year before 立春", () => {
  const pillars = cast({ ...shanghai, date: "1990-05-01", time: "13:45", sex: "male" }).pillars;
  const cycles = [{ startAge: 3, startDate: "2012-01-18", startYear: 2012, pillar: "癸未" as const, tenGod: "正官" as const }];
  const natal = toNatal(pillars, { birthYear: 1990, sex: "male", cycles });
  expect([2011, 2012].map((year) => rulesOf(markYear(natal, year)).includes("luckBegins"))).toEqual([true, false]);
});

describe("the hours of a day", () => {
  test("are thirteen where the time is unknown, 子 at both ends, and cover the day once", () => {
    const { hours } = viewBirthdayPast(parse({ ...shanghai, date: "1990-05-01", time: null, sex: "male" }));
    expect(hours.map(({ name }) => name).join("")).toBe("早子丑寅卯辰巳午未申酉戌亥晚子");
    expect(hours.every(({ from }, at) => from === (hours[at - 1]?.to ?? 0))).toBe(true);
    expect(hours.at(-1)!.to).toBe(1440);
    expect(hours.some(({ isGiven }) => isGiven)).toBe(false);
  });

  test("are the given one and its neighbours where one is known, by the Sun's own clock", () => {
    // In Urumqi at 14:00 by Beijing's clock the Sun shows a little before noon: 午, and 巳 and 未 beside it.
    const { hours } = viewBirthdayPast(parse({ date: "1995-05-01", time: "14:00", timeZone: "Asia/Shanghai", latitude: 43.8, longitude: 87.6, sex: "female" }));
    expect(hours.map(({ name, isGiven }) => [name, isGiven])).toEqual([
      ["巳", false],
      ["午", true],
      ["未", false],
    ]);
  });

  test("end with the day: the first has no neighbour before it", () => {
    const { hours } = viewBirthdayPast(parse({ ...shanghai, date: "1990-01-01", time: "00:20", sex: "male" }));
    expect(hours.map(({ name }) => name)).toEqual(["早子", "丑"]);
  });
});

const births = Array.from({ length: 36 }, (_, at) => ({
  ...shanghai,
  date: `${1950 + at * 2 - (at % 3)}-${String((at % 12) + 1).padStart(2, "0")}-${String(((at * 7) % 28) + 1).padStart(2, "0")}`,
  time: at % 3 === 0 ? null : `${String((at * 5) % 24).padStart(2, "0")}:10`,
  sex: at % 2 === 0 ? "male" : "female",
}));

describe("what is asked of births of seventy years", () => {
  test.each(births)("$date $time: in range, controls unmarked, and as it says of each hour when cast with that hour", (birth) => {
    const view = viewBirthdayPast(parse(birth));
    const asked = chooseYears(view, 2025);
    if (view.birthYear <= 2000) expect(asked).toHaveLength(6);
    expect(asked.every(({ year, age }) => age >= 6 && year <= 2025 && year - age === view.birthYear)).toBe(true);
    for (const hour of view.hours) {
      const { pillars, luckCycles } = cast({ ...birth, time: hour.isGiven ? birth.time : toClock((hour.from + hour.to) / 2), fold: "earlier" });
      const natal = toNatal(pillars, { birthYear: view.birthYear, sex: birth.sex as "male", cycles: luckCycles });
      for (const { year, kind } of asked) expect(isMarked(hour.marks(year), kind)).toBe(isMarked(markYear(natal, year), kind));
    }
    const byHour = asked.map(({ year, kind }) => view.hours.filter(({ marks }) => isMarked(marks(year), kind)).length);
    if (asked.length > 0) expect(byHour.filter((count) => count === 0)).toHaveLength(2);
  });
});

const toClock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(Math.floor(minute) % 60).padStart(2, "0")}`;

test("every rule that marks a year has its words in both languages, without a stop", () => {
  const said = new Set<string>();
  for (const birth of births) {
    const { hours, birthYear } = viewBirthdayPast(parse(birth));
    for (let year = birthYear + 6; year < 2026; year += 1) {
      for (const mark of hours[0]!.marks(year)) {
        said.add(mark.rule);
        const [zh, en] = [sayPillarRule.zh(mark), sayPillarRule.en(mark)];
        expect(zh).toMatch(/^[^。]*\p{Script=Han}[^。]*$/u);
        expect(en).toMatch(/^[^.]*[a-z][^.]*$/);
        expect(`${zh}${en}`).not.toMatch(/undefined|null/);
      }
    }
  }
  expect(said.size).toBe(20);
  expect(toScore([], "move")).toBe(0);
});
