import type { Locale } from "../../../shared/i18n/locale.ts";
import { branches } from "../../../topics/kit/hexagrams/branches.ts";
import { animalNamesEn } from "../../../topics/kit/pillars/data/names-en.ts";
import { type DateDraft, toLastDay } from "./birth-draft.ts";
import { lateZi } from "./double-hour.ts";

export interface WheelValue {
  value: number;
  label: string;
}

const firstYear = 1850;
const lastYear = 2149;

const listOf = (from: number, to: number, toLabel: (value: number) => string): WheelValue[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: toLabel(from + index) }));

export const listYears = (locale: Locale): WheelValue[] => listOf(firstYear, lastYear, (year) => (locale === "zh" ? `${year} 年` : String(year)));

export const listMonths = (locale: Locale): WheelValue[] => {
  const names = new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { month: locale === "zh" ? "numeric" : "short", timeZone: "UTC" });
  return listOf(1, 12, (month) => (locale === "zh" ? `${month} 月` : names.format(new Date(Date.UTC(2000, month - 1, 1)))));
};

/** Days of a month of the Western calendar, by the year as far as it is known. */
export const listDays = (date: DateDraft, locale: Locale): WheelValue[] => listOf(1, toLastDay(date), (day) => (locale === "zh" ? `${day} 日` : String(day)));

/** A month's place on the wheel of the Chinese calendar; a leap month's is the negative of its number. */
export const toLunarPlace = ({ month, leap }: Pick<DateDraft, "month" | "leap">): number => (leap ? -month : month);

const twoDigits = (figure: number): string => String(figure).padStart(2, "0");

export const hours = listOf(0, 23, twoDigits);
export const minutes = listOf(0, 59, twoDigits);

/** 子 丑 … 亥, and 子 once more at the day's other end. */
export const listDoubleHours = (locale: Locale): WheelValue[] =>
  listOf(0, lateZi, (place) => {
    const branch = branches[place % 12]!;
    const name = locale === "zh" ? branch : animalNamesEn[branch]!;
    if (place === 0) return locale === "zh" ? "早子 0–1" : `${name} 0–1`;
    if (place === lateZi) return locale === "zh" ? "晚子 23–24" : `${name} 23–24`;
    return `${name} ${place * 2 - 1}–${place * 2 + 1}`;
  });
