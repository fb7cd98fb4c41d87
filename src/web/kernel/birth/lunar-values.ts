import type { Locale } from "../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../../topics/kit/calendar/lunar-names.ts";
import { type LunarMonth, listLunarMonths } from "../../../topics/kit/calendar/lunar-year.ts";
import type { DateDraft } from "./birth-draft.ts";
import { toLunarPlace, type WheelValue } from "./wheel-values.ts";

/** Until a year is chosen, twelve months of thirty days. */
const ordinary = Array.from({ length: 12 }, (_, index): Pick<LunarMonth, "month" | "leap" | "days"> => ({ month: index + 1, leap: false, days: 30 }));

const findMonths = (year: number) => (year === 0 ? ordinary : listLunarMonths(year));

const toMonthLabel = (month: Pick<LunarMonth, "month" | "leap">, locale: Locale): string =>
  locale === "zh" ? toMonthName(month) : `${month.leap ? "Leap " : ""}${month.month}`;

/** The months of a year, a leap one after that whose number it has. */
export const listMonthsOf = (year: number, locale: Locale): WheelValue[] =>
  findMonths(year).map((month) => ({ value: toLunarPlace(month), label: toMonthLabel(month, locale) }));

export const listDaysOf = (date: DateDraft, locale: Locale): WheelValue[] => {
  const wanted = toLunarPlace(date);
  const month = findMonths(date.year).find((one) => toLunarPlace(one) === wanted);
  return Array.from({ length: month?.days ?? 30 }, (_, index) => ({ value: index + 1, label: locale === "zh" ? toDayName(index + 1) : String(index + 1) }));
};
