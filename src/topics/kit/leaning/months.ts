import type { Span } from "./leaning.ts";

const perYear = 12;

/** "2027-02" as months from year nought. */
const toCount = (month: string): number => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return year * perYear + number - 1;
};

const toMonth = (count: number): string => `${Math.floor(count / perYear)}-${String((count % perYear) + 1).padStart(2, "0")}`;

/** The month of an instant or a day. */
export const monthOf = (date: string): string => date.slice(0, 7);

export const addMonths = (month: string, count: number): string => toMonth(toCount(month) + count);

/** The next month of this number, 1 … 12, from a month on, that itself included. */
export const nextOfNumber = (from: string, number: number): string => addMonths(from, (number - 1 - (toCount(from) % perYear) + perYear) % perYear);

export const overlaps = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to;

/** From Start of Spring to the last month before the next. */
export const toSolarYear = (year: number): Span => ({ from: `${year}-02`, to: `${year + 1}-01` });
