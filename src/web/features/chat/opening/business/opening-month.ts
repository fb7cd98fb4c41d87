import type { Locale } from "../../../../../shared/i18n/locale.ts";

export interface MonthOption {
  /** "2027-03" */
  value: string;
  label: string;
}

const monthsAhead = 12;

const toValue = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;

/** This month and the eleven after it. @param today "2026-11-23" */
export const listMonths = (today: string, locale: Locale): MonthOption[] => {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const format = new Intl.DateTimeFormat(locale === "zh" ? "zh-CN" : "en-GB", { year: "numeric", month: "long", timeZone: "UTC" });
  return Array.from({ length: monthsAhead }, (_, on) => {
    const first = new Date(Date.UTC(year, month - 1 + on, 1));
    return { value: toValue(first.getUTCFullYear(), first.getUTCMonth() + 1), label: format.format(first) };
  });
};

/** The month an opening is wished for, as it stands among the options; "" for none, or one said otherwise. */
export const readMonth = (opening: unknown, months: readonly MonthOption[]): string => {
  const { month, year, monthsOn } = (typeof opening === "object" && opening !== null ? opening : {}) as Record<string, unknown>;
  if (typeof monthsOn === "number") return months[monthsOn]?.value ?? "";
  if (typeof month !== "number") return "";
  return months.find(({ value }) => (year === undefined ? value.endsWith(toValue(0, month).slice(1)) : value === toValue(Number(year), month)))?.value ?? "";
};

export const toOpening = (value: string): { month: number; year: number } | undefined => {
  const [year, month] = value.split("-").map(Number);
  return year && month ? { month, year } : undefined;
};
