import { LunarYear } from "tyme4ts";
import { assertYear, firstYear } from "./range.ts";

export interface LunarMonth {
  /** 1–12; a leap month has the number of the one before it. */
  month: number;
  leap: boolean;
  /** 初一, in days since 1970-01-01. */
  firstDay: number;
  days: 29 | 30;
}

const julianDayOf1970 = 2_440_587.5;

const computeMonths = (year: number): readonly LunarMonth[] =>
  LunarYear.fromYear(year)
    .getMonths()
    .map((month) => ({
      month: month.getMonth(),
      leap: month.isLeap(),
      // tyme4ts gives the noon of the day.
      firstDay: Math.floor(month.getFirstJulianDay().getDay() - julianDayOf1970),
      days: month.getDayCount() === 30 ? 30 : 29,
    }));

const tables: (readonly LunarMonth[] | undefined)[] = [];

/** The months of a lunar year of our range, and of the one before it, which reaches into January 1850. */
export const getMonths = (year: number): readonly LunarMonth[] => {
  if (year !== firstYear - 1) assertYear(year);
  const known = tables[year - firstYear + 1];
  if (known) return known;
  const computed = computeMonths(year);
  tables[year - firstYear + 1] = computed;
  return computed;
};

/**
 * The 12 or 13 months of a lunar year.
 * @throws RangeError outside 1850–2150
 */
export const listLunarMonths = (year: number): readonly LunarMonth[] => {
  assertYear(year);
  return getMonths(year);
};

/** The number of the year's leap month, or undefined. */
export const findLeapMonth = (year: number): number | undefined => listLunarMonths(year).find(({ leap }) => leap)?.month;
