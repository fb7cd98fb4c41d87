import type { Locale } from "../../../shared/i18n/locale.ts";
import { htmlLang } from "../../kernel/locale-rule.ts";
import { keep } from "../../kernel/storage.ts";
import { dictionaries } from "./use-landing.ts";

const cookieSeconds = 365 * 86_400;

/** Tells the document its language, and the server which page to serve next time. */
export const showDocumentIn = (locale: Locale): void => {
  document.documentElement.lang = htmlLang[locale];
  document.title = dictionaries[locale].title;
  document.cookie = `lang=${locale}; path=/; max-age=${cookieSeconds}; samesite=lax`;
};

export const keepLocale = (locale: Locale): void => {
  keep("lang", locale);
  showDocumentIn(locale);
};
