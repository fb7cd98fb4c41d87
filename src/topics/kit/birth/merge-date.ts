import type { PartialBirth } from "./partial-birth.ts";
import { type HeardDate, toDate } from "./speech/heard.ts";

type Parts = NonNullable<PartialBirth["dateParts"]>;
type DateFields = Pick<PartialBirth, "date" | "dateOptions" | "dateParts" | "calendar" | "leapMonth">;

const toParts = (date: string): Parts => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return { year, month, day };
};

const isSame = (date: string, { year, month, day }: Parts): boolean => {
  const parts = toParts(date);
  return (year === undefined || year === parts.year) && (month === undefined || month === parts.month) && (day === undefined || day === parts.day);
};

const toFields = (parts: Parts): DateFields => {
  const { year, yearOptions, month, day } = parts;
  if (month === undefined || day === undefined || (year === undefined && yearOptions === undefined)) return { dateParts: parts };
  return year === undefined ? { dateOptions: yearOptions!.map((one) => toDate(one, month, day)) } : { date: toDate(year, month, day) };
};

const toCalendar = ({ calendar, leapMonth }: HeardDate): DateFields => ({ ...(calendar ? { calendar } : {}), ...(leapMonth ? { leapMonth: true } : {}) });

/**
 * The date fields after a date has been heard: the parts said now over those said before. A whole date brings its own calendar, a part keeps the one
 * that was. Where several dates were open, what is said now may choose.
 */
export const mergeDate = (known: PartialBirth, heard: HeardDate): DateFields => {
  const { year, yearOptions, month, day, dateOptions } = heard;
  if (dateOptions) return { dateOptions, ...toCalendar(heard) };
  const said: Parts = { ...(year === undefined ? {} : { year }), ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }) };
  const calendar: DateFields = {
    ...(known.calendar ? { calendar: known.calendar } : {}),
    ...(known.leapMonth ? { leapMonth: true } : {}),
    ...toCalendar(heard),
  };
  const chosen = known.dateOptions?.filter((date) => isSame(date, said)) ?? [];
  if (chosen.length === 1) return { date: chosen[0]!, ...calendar };
  const isWhole = (year !== undefined || yearOptions !== undefined) && month !== undefined && day !== undefined;
  if (isWhole) return { ...toFields({ ...said, ...(yearOptions ? { yearOptions } : {}) }), ...toCalendar(heard) };
  const before: Parts = known.date ? toParts(known.date) : (known.dateParts ?? {});
  const { yearOptions: open, ...settled } = { ...before, ...(yearOptions ? { yearOptions } : {}), ...said };
  const kept = yearOptions && year === undefined ? { ...settled, year: undefined } : settled;
  const parts: Parts = { ...kept, ...(kept.year === undefined && open ? { yearOptions: open } : {}) };
  if (parts.year === undefined) delete parts.year;
  return { ...toFields(parts), ...calendar };
};
