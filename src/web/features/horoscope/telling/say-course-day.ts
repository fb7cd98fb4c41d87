import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type Period, sayShortDay, sayShortMonth } from "../days.ts";

/** A point of a period's course: a year goes by months, everything shorter by days. */
export const sayCourseDay = (period: Period, date: string, locale: Locale): string =>
  period === "year" ? sayShortMonth(date, locale) : sayShortDay(date, locale);
