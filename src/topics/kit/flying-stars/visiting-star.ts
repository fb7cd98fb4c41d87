import type { TermMonth } from "../calendar/term-month.ts";
import { toStar } from "./flight.ts";

/** 年紫白: the star at the centre in a year that begins with 立春; one less each year. 2024 → 3, 2026 → 1. */
export const toAnnualStar = (year: number): number => toStar(11 - year);

/**
 * 月紫白: the star at the centre of a month from 节 to 节; month 0 is 寅.
 * 子午卯酉 years open with 8, 辰戌丑未 with 5, 寅申巳亥 with 2; one less each month. 2024, a 辰 year, opens with 5.
 */
export const toMonthStar = ({ year, month }: TermMonth): number => {
  const branch = (((year - 4) % 12) + 12) % 12;
  return toStar([8, 5, 2][branch % 3]! - month);
};
