import type { Locale } from "../../shared/i18n/locale.ts";

const tags: Record<Locale, string> = { zh: "zh-CN", en: "en-GB" };
const dayWords: Record<Locale, [today: string, yesterday: string]> = { zh: ["今天", "昨天"], en: ["Today", "Yesterday"] };

/** Whole days between the calendar days of two instants, in the reader's zone; 0 on the same day. */
const daysBetween = (then: Date, now: Date): number => {
  const toDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((toDay(now) - toDay(then)) / 86_400_000);
};

const format = (date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(tags[locale], options).format(date);

/** A day in the fewest words: today, yesterday, a weekday within the week, else the date. @param time ISO 8601 */
export const toDayLabel = (time: string, now: Date, locale: Locale): string => {
  const date = new Date(time);
  const days = daysBetween(date, now);
  if (days <= 0) return dayWords[locale][0];
  if (days === 1) return dayWords[locale][1];
  if (days < 7) return format(date, locale, { weekday: "short" });
  const isThisYear = date.getFullYear() === now.getFullYear();
  if (locale === "en") return format(date, locale, isThisYear ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" });
  return format(date, locale, isThisYear ? { month: "numeric", day: "numeric" } : { year: "numeric", month: "long" });
};

/** A day in full, for a heading: 今天 · 11月20日, Friday 20 November. */
export const toDayHeading = (time: string, now: Date, locale: Locale): { word: string; date: string } => {
  const date = new Date(time);
  const days = daysBetween(date, now);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return {
    word: days <= 0 ? dayWords[locale][0] : days === 1 ? dayWords[locale][1] : format(date, locale, { weekday: "long" }),
    date: format(date, locale, { day: "numeric", month: locale === "en" ? "short" : "long", ...(!isThisYear && { year: "numeric" }) }),
  };
};

/** The clock time of an instant in the reader's zone, 24 hours. */
export const toClock = (time: string, locale: Locale): string => format(new Date(time), locale, { hour: "2-digit", minute: "2-digit", hour12: false });

/** A key that is equal for instants of one calendar day. */
export const toDayKey = (time: string): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
};

/** A calendar day in full: 2026年12月23日, 23 December 2026; without the year where it is this one. @param day YYYY-MM-DD */
export const toDay = (day: string, locale: Locale, now = new Date()): string => {
  const date = new Date(`${day}T12:00:00`);
  return format(date, locale, { day: "numeric", month: "long", ...(date.getFullYear() !== now.getFullYear() && { year: "numeric" }) });
};
