import type { Locale } from "../../../../shared/i18n/locale.ts";
import { toDay } from "../../../kernel/day.ts";

/** The calendar day of an instant, in the reader's own zone. @param time ISO 8601 */
export const sayDay = (time: string, locale: Locale): string => {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, "0");
  return toDay(`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`, locale);
};
