import { toPeriod, toPeriodOfDay } from "../kit/flying-stars/period.ts";
import { toEpochDay } from "../kit/time/civil.ts";
import { type FengshuiInput, type PeriodEvent, periodEvents } from "./input.ts";

export interface HousePeriod {
  period: number;
  from: PeriodEvent | "given" | "present";
  /** The date it goes by, as given; null for a period that was given or is the present one. */
  date: string | null;
  /** The period the date may also fall in, as 2004 does before 立春; null when it is plain. */
  otherPeriod: number | null;
}

/** First and last day that a date such as "2004" or "2004-02" may mean, in days since 1970. */
const toSpan = (date: string): [number, number] => {
  const [year = 0, month, day] = date.split("-").map(Number);
  if (month === undefined) return [toEpochDay(year, 1, 1), toEpochDay(year, 12, 31)];
  if (day === undefined) return [toEpochDay(year, month, 1), toEpochDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - 1];
  return [toEpochDay(year, month, day), toEpochDay(year, month, day)];
};

/**
 * The period a house belongs to: the one given; else that of the event chosen by `periodBy`, or of the first known of built, renovated, moved in; else the present.
 * @param moment the instant of the cast, seconds since 1970
 */
export const toHousePeriod = (input: Pick<FengshuiInput, "period" | "periodBy" | PeriodEvent>, moment: number): HousePeriod => {
  if (input.period !== undefined) return { period: input.period, from: "given", date: null, otherPeriod: null };
  const order = input.periodBy ? [input.periodBy, ...periodEvents] : periodEvents;
  const from = order.find((event) => input[event] !== undefined);
  const date = from && input[from];
  if (!from || !date) return { period: toPeriod(moment), from: "present", date: null, otherPeriod: null };
  const [first, last] = toSpan(date).map(toPeriodOfDay) as [number, number];
  return { period: last, from, date, otherPeriod: first === last ? null : first };
};
