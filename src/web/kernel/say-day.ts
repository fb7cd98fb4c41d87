import type { Locale } from "../../shared/i18n/locale.ts";

/** "11 月 27 日", "27 November". */
export const sayDay = (instant: string, locale: Locale): string => {
  const day = new Date(instant);
  if (locale === "zh") return `${day.getMonth() + 1} 月 ${day.getDate()} 日`;
  return day.toLocaleDateString("en-GB", { month: "long", day: "numeric" });
};
