import { type LunarDate, toMonthLength, toSolarDate } from "../calendar/lunar-date.ts";
import type { CivilDate } from "../time/civil.ts";
import type { BirthProblem } from "./birth-problem.ts";

const toLunar = (date: string, leap: boolean): LunarDate => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, leap, day };
};

const findMonthLength = (lunar: LunarDate): number | null => {
  try {
    return toMonthLength(lunar);
  } catch {
    return null;
  }
};

/** What is wrong with a Chinese date "1990-05-30": a month or leap month the year has not, a thirtieth the month has not. */
export const findLunarProblem = (date: string, leap: boolean): BirthProblem | null => {
  const lunar = toLunar(date, leap);
  if (lunar.month < 1 || lunar.month > 12 || lunar.day < 1 || lunar.day > 30) return { field: "date", code: "noSuchLunarDate" };
  const length = findMonthLength(lunar);
  if (length === null) return { field: "leapMonth", code: "leapMonthMissing" };
  return lunar.day > length ? { field: "date", code: "lunarMonthShort" } : null;
};

/** The solar date of a Chinese date "1990-04-07". @throws RangeError for a date `findLunarProblem` names */
export const toSolarOfLunar = (date: string, leap: boolean): CivilDate => toSolarDate(toLunar(date, leap));
