import * as z from "zod/mini";
import { toLunarDateOfDay, toMonthLength, toSolarDate } from "../calendar/lunar-date.ts";
import { type CivilDate, toCivilDate, toEpochDay } from "../time/civil.ts";
import { toDateText } from "../time/parse-civil.ts";

const month = z.number().check(z.int(), z.gte(1), z.lte(12));
const day = z.number().check(z.int(), z.gte(1), z.lte(31));
const year = z.number().check(z.int(), z.gte(1900), z.lte(2148));
/** 明年 1, 后年 2, 今年 0: said with a month or a day. */
const yearsOn = z.optional(z.number().check(z.int(), z.gte(0), z.lte(3)));

/** A stretch of days as people say it, without a year or a clock; the engine lays it on the calendar from the moment of the cast. */
export const rangeInput = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["thisWeek", "nextWeek", "thisWeekend", "nextWeekend", "thisMonth", "nextMonth", "thisYear", "nextYear"]) }),
  /** The days from today on; `from` so many days away. */
  z.object({
    kind: z.literal("days"),
    count: z.number().check(z.int(), z.gte(1), z.lte(366)),
    from: z.optional(z.number().check(z.int(), z.gte(0), z.lte(366))),
  }),
  /** The next such month, or this one; thirds are 上旬 中旬 下旬. */
  z.object({ kind: z.literal("month"), month, year: z.optional(year), yearsOn, third: z.optional(z.number().check(z.int(), z.gte(1), z.lte(3))) }),
  /** 正月, 腊月: a month of the Chinese calendar, or a day in it. */
  z.object({ kind: z.literal("lunarMonth"), month, day: z.optional(z.number().check(z.int(), z.gte(1), z.lte(30))) }),
  z.object({ kind: z.literal("year"), year }),
  z.object({ kind: z.literal("day"), month, day, year: z.optional(year), yearsOn }),
  z.object({ kind: z.literal("between"), fromMonth: month, fromDay: day, toMonth: month, toDay: day, year: z.optional(year), yearsOn }),
]);
export type Range = z.infer<typeof rangeInput>;

export interface Span {
  from: string;
  to: string;
}

const daysOfMonth = (civilYear: number, civilMonth: number): number =>
  toEpochDay(civilMonth === 12 ? civilYear + 1 : civilYear, civilMonth === 12 ? 1 : civilMonth + 1, 1) - toEpochDay(civilYear, civilMonth, 1);

const toEpoch = ({ year: civilYear, month: civilMonth, day: civilDay }: CivilDate): number =>
  toEpochDay(civilYear, civilMonth, Math.min(civilDay, daysOfMonth(civilYear, civilMonth)));

/** At least today, at most 366 days. */
const toSpan = (first: number, last: number, today: number): Span => {
  const from = last >= today ? Math.max(first, today) : first;
  return { from: toDateText(toCivilDate(from)), to: toDateText(toCivilDate(Math.min(last, from + 365))) };
};

const thirds = [
  [1, 10],
  [11, 20],
  [21, 31],
] as const;

const toMonthSpan = (civilYear: number, civilMonth: number, third: number | undefined, today: number): Span => {
  const [first, last] = third === undefined ? [1, 31] : thirds[third - 1]!;
  return toSpan(toEpochDay(civilYear, civilMonth, first), toEpoch({ year: civilYear, month: civilMonth, day: last }), today);
};

const toLunarSpan = (lunarMonth: number, lunarDay: number | undefined, today: number): Span => {
  const now = toLunarDateOfDay(today);
  const isOver = lunarMonth < now.month || (lunarMonth === now.month && lunarDay !== undefined && lunarDay < now.day);
  const date = { year: isOver ? now.year + 1 : now.year, month: lunarMonth, leap: false, day: 1 };
  const first = toEpoch(toSolarDate(date));
  if (lunarDay !== undefined) {
    const own = toDateText(toCivilDate(first + Math.min(lunarDay, toMonthLength(date)) - 1));
    return { from: own, to: own };
  }
  return toSpan(first, first + toMonthLength(date) - 1, today);
};

/** Monday is 1. */
export const toWeekday = (epochDay: number): number => ((((epochDay + 3) % 7) + 7) % 7) + 1;

/** The days a range means on the day `today` (days since 1970): what has gone of it is left out, and what names no year is the next one to come. */
export const toSpanOf = (range: Range, today: number): Span => {
  const now = toCivilDate(today);
  const monday = today - toWeekday(today) + 1;
  const isPast = (civilMonth: number, civilDay: number): boolean => toEpoch({ year: now.year, month: civilMonth, day: civilDay }) < today;
  const said = "yearsOn" in range && range.yearsOn !== undefined ? now.year + range.yearsOn : undefined;
  switch (range.kind) {
    case "thisWeek":
      return toSpan(monday, monday + 6, today);
    case "nextWeek":
      return toSpan(monday + 7, monday + 13, today);
    case "thisWeekend":
      return toSpan(monday + 5, monday + 6, today);
    case "nextWeekend":
      return toSpan(monday + 12, monday + 13, today);
    case "thisMonth":
      return toMonthSpan(now.year, now.month, undefined, today);
    case "nextMonth":
      return toMonthSpan(now.month === 12 ? now.year + 1 : now.year, (now.month % 12) + 1, undefined, today);
    case "thisYear":
      return toSpan(today, toEpochDay(now.year, 12, 31), today);
    case "nextYear":
      return toSpan(toEpochDay(now.year + 1, 1, 1), toEpochDay(now.year + 1, 12, 31), today);
    case "days":
      return toSpan(today + (range.from ?? 0), today + (range.from ?? 0) + range.count - 1, today);
    case "month":
      return toMonthSpan(range.year ?? said ?? (range.month < now.month ? now.year + 1 : now.year), range.month, range.third, today);
    case "lunarMonth":
      return toLunarSpan(range.month, range.day, today);
    case "year":
      return toSpan(toEpochDay(range.year, 1, 1), toEpochDay(range.year, 12, 31), today);
    case "day": {
      const own = toEpoch({ ...range, year: range.year ?? said ?? (isPast(range.month, range.day) ? now.year + 1 : now.year) });
      return { from: toDateText(toCivilDate(own)), to: toDateText(toCivilDate(own)) };
    }
    case "between": {
      const first = range.year ?? said ?? (isPast(range.toMonth, range.toDay) && range.toMonth >= range.fromMonth ? now.year + 1 : now.year);
      const from = toEpoch({ year: first, month: range.fromMonth, day: range.fromDay });
      const isOver = range.toMonth < range.fromMonth || (range.toMonth === range.fromMonth && range.toDay < range.fromDay);
      return toSpan(from, toEpoch({ year: isOver ? first + 1 : first, month: range.toMonth, day: range.toDay }), today);
    }
  }
};
