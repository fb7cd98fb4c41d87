import { toTermMonth, toTermMonthOfDay } from "../calendar/term-month.ts";

/** 三元九运: twenty years each; a cycle of 180 began with 立春 1864, 上元一运. */
const firstCycleYear = 1864;
const periodYears = 20;

/** The period of a year that begins with 立春: 1984 → 7, 2004 → 8, 2024 → 9. */
export const toPeriodOfYear = (year: number): number => (((Math.floor((year - firstCycleYear) / periodYears) % 9) + 9) % 9) + 1;

/** The period of an instant (seconds since 1970); 9 begins with 立春, 2024-02-04 16:27 at UTC+8. @throws RangeError outside 1850–2150 */
export const toPeriod = (instant: number): number => toPeriodOfYear(toTermMonth(instant).year);

/** The period of a whole day (days since 1970-01-01), the day of 立春 being wholly of the new one. @throws RangeError outside 1850–2150 */
export const toPeriodOfDay = (epochDay: number): number => toPeriodOfYear(toTermMonthOfDay(epochDay).year);

/** The years of the period that a year is in: 2026 → 2024 and 2043. */
export const toPeriodYears = (year: number): [number, number] => {
  const first = firstCycleYear + Math.floor((year - firstCycleYear) / periodYears) * periodYears;
  return [first, first + periodYears - 1];
};
