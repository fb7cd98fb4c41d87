import type { Locale } from "../../../shared/i18n/locale.ts";

/** A message may come in the other language than the page's: it is heard by its own rules, and answered in the page's words. */
export const toHeardLocale = (text: string, locale: Locale): Locale => {
  if (/\p{Script=Han}/u.test(text)) return "zh";
  return /\p{Script=Latin}{2}/u.test(text) ? "en" : locale;
};
