import { type LunarDate, toLunarDateOfDay } from "../../kit/calendar/lunar-date.ts";
import type { DayStart } from "../../kit/calendar/pillars.ts";
import { secondsPerDay } from "../../kit/time/civil.ts";
import type { LeapMonthRule, PlateBasis, Sex } from "../cast-types.ts";
import { toBranchAt } from "./dial.ts";

const secondsPerHour = 3600;
const firstHalf = 15;

/** The hour's branch of a clock, 23:00 to 01:00 being 子. */
const toHourBranch = (clockSeconds: number): PlateBasis["hourBranch"] => {
  const since = (((clockSeconds + secondsPerHour) % secondsPerDay) + secondsPerDay) % secondsPerDay;
  return toBranchAt(Math.floor(since / (2 * secondsPerHour)));
};

/** True between 23:00 and midnight (晚子时). */
export const isLateZi = (clockSeconds: number): boolean => ((clockSeconds % secondsPerDay) + secondsPerDay) % secondsPerDay >= 23 * secondsPerHour;

/**
 * The month that counts, 1–12. A leap month is split after its fifteenth day (the first half goes with the month before, the rest with
 * the next), or goes whole to either side. 闰五月十六: 6 by `split`, 5 by `this`, 6 by `next`. After a leap twelfth comes 1.
 */
const toCountedMonth = ({ month, leap, day }: LunarDate, rule: LeapMonthRule): number => {
  const goesOn = leap && (rule === "next" || (rule === "split" && day > firstHalf));
  return goesOn ? (month % 12) + 1 : month;
};

/**
 * The lunar day, month and hour a plate is set by. With `dayStartsAt` "23:00" the hour before midnight belongs to the next lunar day
 * whole, so that at a month's or a year's end the month and the year go on too; with "00:00" it keeps the day and is still the hour 子.
 * @param clockSeconds `toClockSeconds` of the clock used, civil or true solar
 * @throws RangeError outside 1850–2150
 */
export const toPlateBasis = (clockSeconds: number, sex: Sex, rules: { dayStartsAt: DayStart; leapMonth: LeapMonthRule }): PlateBasis => {
  const dayEdge = rules.dayStartsAt === "23:00" ? secondsPerHour : 0;
  const lunarDate = toLunarDateOfDay(Math.floor((clockSeconds + dayEdge) / secondsPerDay));
  return { lunarDate, month: toCountedMonth(lunarDate, rules.leapMonth), hourBranch: toHourBranch(clockSeconds), sex };
};
