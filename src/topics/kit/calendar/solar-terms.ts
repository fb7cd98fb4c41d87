import { SolarTerm as Tyme } from "tyme4ts";
import { secondsPerDay, toEpochDay } from "../time/civil.ts";
import { assertYear, chinaOffsetSeconds, firstYear, lastYear } from "./range.ts";

/** The 24 in the order of the civil year; every other one from the first is a 节, with which a month begins. */
export const termNames = "小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至".split(" ");

/** Place of 立春 in the civil year. */
export const springPlace = 2;

export interface SolarTerm {
  name: string;
  /** The Sun's apparent longitude in degrees: 285 for 小寒, 0 for 春分. */
  longitude: number;
  /** Seconds since 1970-01-01T00:00Z, to the whole second. */
  instant: number;
  /** The day it stands in the published calendar, in days since 1970-01-01; before 1929 not always the instant's at UTC+8. */
  epochDay: number;
}

const julianDayOf1970 = 2_440_587.5;

/** tyme4ts gives Julian days at UTC+8 and names its term 0 the 冬至 of the year before. */
const computeTerms = (year: number): readonly SolarTerm[] =>
  termNames.map((name, place) => {
    const term = Tyme.fromIndex(year, place + 1);
    const instant = Math.round((term.getJulianDay().getDay() - julianDayOf1970) * secondsPerDay) - chinaOffsetSeconds;
    const day = term.getSolarDay();
    return { name, longitude: (285 + 15 * place) % 360, instant, epochDay: toEpochDay(day.getYear(), day.getMonth(), day.getDay()) };
  });

const tables: (readonly SolarTerm[] | undefined)[] = [];

/** The terms of a year and of the one on either side of our range; a year is computed once. */
export const getTerms = (year: number): readonly SolarTerm[] => {
  if (year < firstYear - 1 || year > lastYear + 1) assertYear(year);
  const known = tables[year - firstYear + 1];
  if (known) return known;
  const computed = computeTerms(year);
  tables[year - firstYear + 1] = computed;
  return computed;
};

/**
 * The 24 solar terms of a civil year at UTC+8, 小寒 first.
 * @throws RangeError outside 1850–2150
 */
export const listSolarTerms = (year: number): readonly SolarTerm[] => {
  assertYear(year);
  return getTerms(year);
};
