import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toTermMonth } from "../calendar/term-month.ts";
import { isYang, type Mountain, mountains, toOpposite } from "../compass/mountain.ts";
import { type Palace, palaces } from "../compass/palace.ts";
import { toEpochDay } from "../time/civil.ts";
import { parseInstant } from "../time/parse-civil.ts";
import { toChart, toTriples } from "./chart.ts";
import { toFlight } from "./flight.ts";
import { listWholePatterns, toMainPattern, type WholePattern } from "./pattern.ts";
import { toPeriod, toPeriodOfDay, toPeriodOfYear, toPeriodYears } from "./period.ts";
import { toTimeliness } from "./timeliness.ts";
import { toAnnualStar, toMonthStar } from "./visiting-star.ts";

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as Value;
interface Case {
  period: number;
  facing: Mountain;
  pattern: string;
  whole: string[];
  stars: Record<Palace, number[]>;
}
const { cases } = readJson<{ cases: Case[] }>("./golden/charts.json");
type Houses = Record<string, string[]>;
const published = readJson<{ totals: Record<string, number>; tens: Houses; parents: Houses; pearls: Houses }>("./golden/patterns.json");

const periods = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const charts = periods.flatMap((period) => mountains.map((facing) => toChart(period, facing)));

/** Houses that show a pattern, by period, as 坐向. */
const listHouses = (wanted: WholePattern[]): Houses => {
  const found: Houses = {};
  for (const chart of charts) {
    if (!listWholePatterns(chart).some((pattern) => wanted.includes(pattern))) continue;
    found[chart.period] = [...(found[chart.period] ?? []), chart.sitting + chart.facing];
  }
  return found;
};
const sorted = (houses: Houses): Houses => Object.fromEntries(Object.entries(houses).map(([period, list]) => [period, [...list].sort()]));

describe("charts", () => {
  it.each(cases)("of period $period facing $facing are as worked: $pattern", ({ period, facing, pattern, whole, stars }) => {
    const chart = toChart(period, facing);
    expect(toTriples(chart)).toEqual(stars);
    expect(toMainPattern(chart)).toBe(pattern);
    expect(listWholePatterns(chart)).toEqual(whole);
  });
  it("of the same palace are alike for its 天元 and 人元 and other for its 地元", () => {
    for (const period of periods) {
      expect(toTriples(toChart(period, "午"))).toEqual(toTriples(toChart(period, "丁")));
      expect(toTriples(toChart(period, "午"))).not.toEqual(toTriples(toChart(period, "丙")));
    }
  });
  it("change mountain and facing stars when the house is turned round", () => {
    for (const chart of charts) {
      const turned = toChart(chart.period, toOpposite(chart.facing));
      expect(turned.mountain).toEqual(chart.facingStars);
      expect(turned.facingStars).toEqual(chart.mountain);
    }
  });
  it("let a five at the centre fly by the house's own mountain", () => {
    const fives = charts.filter(({ mountain }) => mountain.C === 5);
    expect(fives).toHaveLength(24);
    for (const { sitting, isMountainForward } of fives) expect(isMountainForward).toBe(isYang(sitting));
  });
  it("refuse a tenth period", () => {
    expect(() => toChart(10, "午")).toThrow(RangeError);
    expect(() => toChart(0, "午")).toThrow(RangeError);
  });
});

describe("flight", () => {
  it("puts each of the nine stars in one palace, on or back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), (centre, isForward) => {
        const plan = toFlight(centre, isForward);
        expect(new Set(palaces.map((palace) => plan[palace]))).toEqual(new Set(periods));
        expect(plan.C).toBe(centre);
      }),
    );
  });
  it("of five going on leaves every star at home, and going back puts it across", () => {
    expect(toFlight(5, true)).toEqual({ N: 1, SW: 2, E: 3, SE: 4, C: 5, NW: 6, W: 7, NE: 8, S: 9 });
    expect(toFlight(5, false)).toEqual({ N: 9, SW: 8, E: 7, SE: 6, C: 5, NW: 4, W: 3, NE: 2, S: 1 });
  });
});

describe("patterns over the 216 charts", () => {
  it("come 48, 48, 60 and 60 times", () => {
    const totals: Record<string, number> = {};
    for (const chart of charts) totals[toMainPattern(chart)] = (totals[toMainPattern(chart)] ?? 0) + 1;
    expect(totals).toEqual(published.totals);
  });
  it("of periods 1 and 9 are double stars only, of period 5 never", () => {
    const kinds = (period: number) => new Set(charts.filter((chart) => chart.period === period).map(toMainPattern));
    expect(kinds(1)).toEqual(new Set(["双星到向", "双星到坐"]));
    expect(kinds(9)).toEqual(new Set(["双星到向", "双星到坐"]));
    expect(kinds(5)).toEqual(new Set(["旺山旺向", "上山下水"]));
  });
  it("make ten, are parents, or are pearls in the houses that are listed for it", () => {
    expect(sorted(listHouses(["山星合十", "向星合十"]))).toEqual(sorted(published.tens));
    expect(sorted(listHouses(["父母三般卦"]))).toEqual(sorted(published.parents));
    expect(sorted(listHouses(["连珠三般卦"]))).toEqual(sorted(published.pearls));
  });
});

describe("periods", () => {
  it("are twenty years from 1864 and come round after nine", () => {
    expect([1863, 1864, 1984, 2003, 2004, 2024, 2043, 2044].map(toPeriodOfYear)).toEqual([9, 1, 7, 7, 8, 9, 9, 1]);
    expect(toPeriodYears(2026)).toEqual([2024, 2043]);
  });
  it("begin with the instant of 立春: period 9 on 2024-02-04 at 16:27 of UTC+8", () => {
    expect(toPeriod(parseInstant("2024-02-04T08:26:00Z"))).toBe(8);
    expect(toPeriod(parseInstant("2024-02-04T08:28:00Z"))).toBe(9);
    expect(toPeriodOfDay(toEpochDay(2024, 2, 3))).toBe(8);
    expect(toPeriodOfDay(toEpochDay(2024, 2, 4))).toBe(9);
  });
  it("know what is ripe, to come, just past and spent", () => {
    expect(periods.map((star) => toTimeliness(star, 9))).toEqual([
      "growing",
      "growing",
      "spent",
      "spent",
      "spent",
      "spent",
      "spent",
      "retreating",
      "prosperous",
    ]);
  });
});

describe("visiting stars", () => {
  it("of a year are as almanacs print them", () => {
    expect([1984, 2004, 2023, 2024, 2025, 2026, 2027].map(toAnnualStar)).toEqual([7, 5, 4, 3, 2, 1, 9]);
  });
  it("of a year open the four 旺 years with 8, the storehouses with 5, the births with 2", () => {
    expect([2026, 2024, 2025].map((year) => toMonthStar({ year, month: 0 }))).toEqual([8, 5, 2]);
  });
  it("fall by one each month and run on over the year's end", () => {
    for (let year = 1900; year < 2100; year += 1) {
      const row = Array.from({ length: 13 }, (_, month) => (month < 12 ? toMonthStar({ year, month }) : toMonthStar({ year: year + 1, month: 0 })));
      for (let month = 0; month < 12; month += 1) expect(row[month + 1]).toBe(row[month] === 1 ? 9 : row[month]! - 1);
    }
  });
  it("of 2026-11-21, in the 亥 month of a 午 year, is 8", () => {
    expect(toMonthStar(toTermMonth(parseInstant("2026-11-21T04:00:00Z")))).toBe(8);
  });
});
