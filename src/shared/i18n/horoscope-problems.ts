import type { Locale } from "./locale.ts";

/** The words of a date no horoscope is told for, `horoscopeYears:2023/2029`; null for a code of another kind. */
export const findHoroscopeProblemText = (code: string, locale: Locale): string | null => {
  const [, from, to] = /^horoscopeYears:(\d{4})\/(\d{4})$/.exec(code) ?? [];
  if (!from) return null;
  return locale === "zh" ? `运势只说 ${from} 年到 ${to} 年的` : `Horoscopes are told from ${from} to ${to}`;
};
