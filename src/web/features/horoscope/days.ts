import { horoscopeReachYears } from "../../../shared/constants.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";

/** A day as YYYY-MM-DD, a month as YYYY-MM; both of the calendar, without a zone. */
export const firstYear = 1900;
export const lastYear = 2100;
export const periods = ["day", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

const msPerDay = 86_400_000;
const toMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const format = (day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: "UTC" }).format(toMs(day));

/** Whether the words name a day that is, within the years the sky is computed for. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = toMs(text);
  const year = Number(text.slice(0, 4));
  return !Number.isNaN(ms) && toDay(ms) === text && year >= firstYear && year <= lastYear;
};

/** The first and the last day a horoscope is told for. */
export const toReach = (today: string): { first: string; last: string } => {
  const year = Number(today.slice(0, 4));
  return { first: `${year - horoscopeReachYears}-01-01`, last: `${year + horoscopeReachYears}-12-31` };
};
export const isInReach = (text: string, today: string): boolean => {
  const { first, last } = toReach(today);
  return isDay(text) && text >= first && text <= last;
};

/** The calendar day of an instant in the reader's own zone. */
export const toLocalDay = (instant: Date): string => {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
};

/** The same day of another month, or that month's last: one month after 31 January is 28 February. */
const shiftMonths = (day: string, by: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + by, Math.min(date, last)));
};

/** The day as many periods on, or back; null where what is told ends. */
export const findShifted = (day: string, period: Period, by: number, today: string): string | null => {
  const moved =
    period === "day" || period === "week" ? toDay(toMs(day) + by * (period === "week" ? 7 : 1) * msPerDay) : shiftMonths(day, period === "year" ? by * 12 : by);
  return isInReach(moved, today) ? moved : null;
};

/** The month as many on, or back; null where what is told ends. */
export const findShiftedMonth = (month: string, by: number, today: string): string | null =>
  findShifted(`${month}-01`, "month", by, today)?.slice(0, 7) ?? null;

/** A month's days in weeks from Monday to Sunday, null outside the month. */
export const toWeeks = (days: readonly string[]): (string | null)[][] => {
  const [first] = days;
  if (!first) return [];
  const lead = (new Date(toMs(first)).getUTCDay() + 6) % 7;
  const cells = [...Array<null>(lead).fill(null), ...days];
  const weeks: (string | null)[][] = [];
  for (let at = 0; at < cells.length; at += 7) weeks.push(Array.from({ length: 7 }, (_, index) => cells[at + index] ?? null));
  return weeks;
};

/** 2026年11月22日 周日 · Sun 22 Nov 2026 */
export const sayDay = (day: string, locale: Locale): string => {
  const date = format(day, locale, locale === "zh" ? { dateStyle: "long" } : { day: "numeric", month: "short", year: "numeric" });
  const weekday = format(day, locale, { weekday: "short" });
  return locale === "zh" ? `${date} ${weekday}` : `${weekday} ${date}`;
};

/** 11月22日 · 22 Nov */
export const sayShortDay = (day: string, locale: Locale): string => format(day, locale, { day: "numeric", month: locale === "zh" ? "long" : "short" });

/** 2026年11月 · November 2026 */
export const sayMonth = (day: string, locale: Locale): string => format(day, locale, { month: "long", year: "numeric" });
/** 11月 · Nov */
export const sayShortMonth = (day: string, locale: Locale): string => format(day, locale, { month: "short" });
export const sayWeekday = (day: string, locale: Locale): string => format(day, locale, { weekday: locale === "zh" ? "narrow" : "short" });

/** What a period is called by its dates. */
export const saySpan = (period: Period, { from, to }: { from: string; to: string }, locale: Locale): string => {
  if (period === "day") return sayDay(from, locale);
  if (period === "month") return sayMonth(from, locale);
  if (period === "year") return format(from, locale, { year: "numeric" });
  const [first, last] = [sayShortDay(from, locale), sayShortDay(to, locale)];
  const [year, nextYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (locale === "zh") return `${year}年${first}–${year === nextYear ? "" : `${nextYear}年`}${last}`;
  return `${first}${year === nextYear ? "" : ` ${year}`} – ${last} ${nextYear}`;
};
