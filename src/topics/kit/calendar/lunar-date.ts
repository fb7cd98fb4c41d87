import { type CivilDate, toCivilDate, toEpochDay } from "../time/civil.ts";
import { getMonths, type LunarMonth } from "./lunar-year.ts";
import { assertYear, firstYear } from "./range.ts";

export interface LunarDate {
  /** The civil year in which the lunar year begins. */
  year: number;
  month: number;
  leap: boolean;
  day: number;
}

/**
 * The Chinese date of a day counted from 1970-01-01, as China's calendar was published (UTC+8 since 1929).
 * @throws RangeError outside 1850–2150
 */
export const toLunarDateOfDay = (epochDay: number): LunarDate => {
  const civilYear = toCivilDate(epochDay).year;
  assertYear(civilYear);
  const year = epochDay < getMonths(civilYear)[0]!.firstDay ? civilYear - 1 : civilYear;
  const months = getMonths(year);
  let place = Math.min(months.length - 1, Math.floor((epochDay - months[0]!.firstDay) / 29));
  while (months[place]!.firstDay > epochDay) place -= 1;
  const { month, leap, firstDay } = months[place]!;
  return { year, month, leap, day: epochDay - firstDay + 1 };
};

/**
 * The Chinese date of a civil date.
 * @throws RangeError outside 1850–2150
 */
export const toLunarDate = ({ year, month, day }: CivilDate): LunarDate => toLunarDateOfDay(toEpochDay(year, month, day));

const getMonth = ({ year, month, leap }: LunarDate): LunarMonth => {
  const found = getMonths(year).find((one) => one.month === month && one.leap === leap);
  if (!found) throw new RangeError(`lunar ${year} has no ${leap ? "leap " : ""}month ${month}`);
  return found;
};

/** 29 or 30. @throws RangeError for a leap month that the year has not */
export const toMonthLength = (date: LunarDate): 29 | 30 => getMonth(date).days;

/**
 * The civil date of a Chinese date.
 * @throws RangeError for a leap month that the year has not, a thirtieth that the month has not, and outside 1850–2150
 */
export const toSolarDate = (date: LunarDate): CivilDate => {
  if (date.year < firstYear) assertYear(date.year);
  const { firstDay, days } = getMonth(date);
  if (!Number.isInteger(date.day) || date.day < 1 || date.day > days) throw new RangeError(`that month has ${days} days, not ${date.day}`);
  return toCivilDate(firstDay + date.day - 1);
};
