import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toBranch } from "../calendar/sexagenary.ts";
import { branches } from "../hexagrams/branches.ts";
import { toCivilDate, toEpochDay } from "../time/civil.ts";
import { parseCivilDate, toDateText } from "../time/parse-civil.ts";
import { toAlmanacPage } from "./almanac-page.ts";
import { mansions } from "./data/mansions.ts";
import { purposeRules, purposes } from "./data/purposes.ts";
import { type DayPerson, listTies } from "./day-person.ts";
import { isFullClash } from "./directions.ts";
import { getMansion } from "./mansion.ts";
import { isYellow, toPathSpirit } from "./paths.ts";
import { listUsableHours, rankDays } from "./rank-days.ts";
import { scoreDay, toMostScore } from "./score-day.ts";

type Case = { date: string; source: string } & Partial<
  Record<"ganzhi" | "duty" | "mansion" | "path" | "clash" | "good" | "avoid" | "goodSpirits" | "badSpirits" | "joy" | "wealth", string>
> & { isYellow: boolean };
const { days } = JSON.parse(readFileSync(new URL("./golden/days.json", import.meta.url), "utf8")) as { days: Case[] };

const page = (date: string) => toAlmanacPage(parseCivilDate(date));
const anyDay = fc.integer({ min: toEpochDay(1900, 1, 1), max: toEpochDay(2099, 12, 31) });
const horse: DayPerson = { year: "庚午", day: "丁酉", useful: ["earth", "metal", "water"], name: null };
const monkey: DayPerson = { year: "壬申", day: "戊申", useful: ["fire", "earth"], name: null };

describe("a leaf of the almanac", () => {
  it.each(days)("is what $source prints for $date", ({ date, source: _, ...printed }) => {
    const { ganzhi, duty, mansion, spirits, good, avoid, clash, directions } = page(date);
    const ours: Record<string, unknown> = {
      ganzhi: `${ganzhi.year} ${ganzhi.month} ${ganzhi.day}`,
      duty,
      mansion,
      path: spirits.path,
      isYellow: spirits.isYellow,
      clash: `${clash.ganzhi} ${clash.animal} ${clash.direction}`,
      good: good.join(" "),
      avoid: avoid.join(" "),
      goodSpirits: spirits.good.join(" "),
      badSpirits: spirits.bad.join(" "),
      joy: directions.joy,
      wealth: directions.wealth,
    };
    expect(Object.fromEntries(Object.keys(printed).map((key) => [key, ours[key]]))).toEqual(printed);
  });

  it("has 建 on the day of the month's branch and its duty twice running where a 节 begins", () => {
    expect(page("2026-12-07").term?.name).toBe("大雪");
    expect([page("2026-12-06").duty, page("2026-12-07").duty]).toEqual(["平", "平"]);
    fc.assert(
      fc.property(anyDay, (epochDay) => {
        const { duty, ganzhi } = toAlmanacPage(toCivilDate(epochDay));
        expect(duty === "建").toBe(toBranch(ganzhi.day) === toBranch(ganzhi.month));
      }),
    );
  });

  it("keeps 房 虚 昴 星 for Sundays", () => {
    fc.assert(
      fc.property(anyDay, (epochDay) => {
        const { mansion, weekday } = toAlmanacPage(toCivilDate(epochDay));
        expect("房虚昴星".includes(mansion)).toBe(weekday === 7);
      }),
    );
    expect(mansions.filter(({ isLucky }) => isLucky)).toHaveLength(14);
    expect(getMansion("斗").fullName).toBe("斗木獬");
    expect(() => getMansion("猫")).toThrow(RangeError);
  });

  it("has six yellow hours of twelve, one of them or none broken by the day", () => {
    for (const day of branches) expect(branches.filter((hour) => isYellow(toPathSpirit(day, hour)))).toHaveLength(6);
    fc.assert(
      fc.property(anyDay, (epochDay) => {
        const { hours, ganzhi } = toAlmanacPage(toCivilDate(epochDay));
        expect(hours.filter(({ isBroken }) => isBroken).map(({ branch }) => branch)).toEqual([branches[(branches.indexOf(toBranch(ganzhi.day)) + 6) % 12]]);
      }),
    );
  });

  it.each([
    ["2026-12-21", "fourParted", "the eve of 冬至"],
    ["2027-02-03", "fourEnded", "the eve of 立春"],
    ["2026-12-10", "monthBreak", "午 in 子 month"],
    ["2026-12-04", "yearBreak", "子 in a 午 year"],
    ["2026-12-07", "deathDay", "卯 in 子 month"],
    ["2027-02-18", "yangGong", "正月十三"],
    ["2026-12-18", "fourParted", "no eve", false],
    ["2026-12-11", "threeMaids", "十一月初三"],
  ] as const)("%s is marked %s: %s", (date, warning, _, holds?: boolean) => {
    expect(page(date).warnings.includes(warning)).toBe(holds ?? true);
  });

  it("opens thirteen 杨公忌 and seventy-two 三娘煞 in a common lunar year", () => {
    const first = toEpochDay(2026, 2, 17);
    const year = Array.from({ length: toEpochDay(2027, 2, 6) - first }, (_, count) => toAlmanacPage(toCivilDate(first + count)).warnings);
    expect(year.filter((marks) => marks.includes("yangGong"))).toHaveLength(13);
    expect(year.filter((marks) => marks.includes("threeMaids"))).toHaveLength(72);
  });
});

describe("a day for a purpose", () => {
  it("adds up: 2026-12-17 for a wedding is 5 + 2 + 2 + 1", () => {
    const { score, lines, struck } = scoreDay(page("2026-12-17"), "wedding", []);
    expect([score, struck]).toEqual([10, []]);
    expect(lines.map(({ part, of }) => `${part} ${of}`)).toEqual(["listed 嫁娶", "path 天德", "mansion 斗", "duty 除"]);
  });
  it("helps a 庚午 by 贵人 or 三合 and crosses it by 害, so that nothing is left over", () => {
    expect(listTies("乙丑", horse).map(({ kind }) => kind)).toEqual(["threeHarmony", "harm"]);
    expect(scoreDay(page("2026-12-17"), "wedding", [horse, monkey]).score).toBe(11);
  });
  it.each([
    ["2026-12-02", "wedding", [], "avoided"],
    ["2026-12-10", "wedding", [], "broken"],
    ["2026-12-21", "wedding", [], "warning"],
    ["2026-12-12", "moving", [], "allAvoided"],
    ["2026-12-28", "haircut", [horse], "fullClash"],
    ["2026-12-04", "haircut", [horse], "yearClash"],
  ] as const)("%s for %s is struck: %s", (date, purpose, people, reason) => {
    expect(scoreDay(page(date), purpose, people).struck.map((strike) => strike.reason)).toContain(reason);
  });
  it("whose leaf ends in 馀事勿取 is struck for all that its list does not name, and for nothing it names", () => {
    const first = toEpochDay(2026, 1, 1);
    const closed = Array.from({ length: 730 }, (_, count) => toAlmanacPage(toCivilDate(first + count))).filter(({ good }) => good.includes("馀事勿取"));
    expect(closed.length).toBeGreaterThan(20);
    for (const leaf of closed)
      for (const purpose of purposes) {
        const isNamed = leaf.good.some((term) => purposeRules[purpose].terms.includes(term));
        expect(scoreDay(leaf, purpose, []).struck.some(({ reason }) => reason === "nothingElse" || reason === "allAvoided")).toBe(!isNamed);
      }
  });
  it("of 破 is kept for what tears down", () => {
    expect(scoreDay(page("2026-12-10"), "checkUp", []).struck.some(({ reason }) => reason === "broken")).toBe(false);
  });
  it("knows 天克地冲 both ways", () => {
    expect([isFullClash("甲子", "庚午"), isFullClash("甲子", "戊午"), isFullClash("甲子", "丙午")]).toEqual([true, true, false]);
  });
});

describe("a range", () => {
  it("of December 2026 has two days for a wedding, the 17th first", () => {
    const { days: all, ranked, isFallback } = rankDays({ purpose: "wedding", from: "2026-12-01", to: "2026-12-31", people: [horse, monkey] });
    expect([all.length, isFallback, ranked.map((day) => day.page.date)]).toEqual([31, false, ["2026-12-17", "2026-12-24"]]);
  });
  it("never ranks a struck day, falls from best to worst, and stays under the most a day can reach", () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom("moving", "opening", "travel", "lawsuit"),
        fc.constantFrom([], [horse], [horse, monkey]),
        (first, purpose, people) => {
          const [from, to] = [first, first + 40].map((epochDay) => toDateText(toCivilDate(epochDay)));
          const { ranked } = rankDays({ purpose, from: from!, to: to!, people });
          const scores = ranked.map(({ score }) => score);
          expect(ranked.every(({ struck }) => struck.length === 0)).toBe(true);
          expect(scores).toEqual([...scores].sort((one, other) => other - one));
          expect(Math.max(0, ...scores)).toBeLessThanOrEqual(toMostScore(purpose, people.length));
        },
      ),
      { numRuns: 50 },
    );
  });
  it.each([[[6, 7]], [[6]], [[1, 2, 3, 4, 5]], [[2, 4]]])("of weekdays %j holds no other day", (weekdays) => {
    const { days: all, ranked } = rankDays({ purpose: "moving", from: "2026-12-01", to: "2026-12-31", people: [], weekdays });
    expect([...new Set(all.map((day) => day.page.weekday))].sort()).toEqual(weekdays);
    expect(ranked.every(({ page: leaf }) => weekdays.includes(leaf.weekday))).toBe(true);
  });
  it.each([
    ["2026-12-31", "2026-12-01"],
    ["2026-01-01", "2027-01-02"],
    ["2026-02-30", "2026-03-01"],
  ])("from %s to %s is none", (from, to) => {
    expect(() => rankDays({ purpose: "moving", from, to, people: [] })).toThrow(RangeError);
  });
  it("offers no hour against anybody's year", () => {
    const hours = listUsableHours(page("2026-12-17"), [horse]).map(({ branch }) => branch);
    expect(hours).toEqual(["卯", "巳", "申", "戌", "寅", "亥"]);
    expect(listUsableHours(page("2026-12-17"), [monkey]).map(({ branch }) => branch)).not.toContain("寅");
  });
});
