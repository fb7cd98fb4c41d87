import type { Locale } from "../../../shared/i18n/locale.ts";
import { htmlLang } from "../../kernel/locale-rule.ts";
import { keep } from "../../kernel/storage.ts";
import { dictionaries } from "./use-landing.ts";

const cookieMs = 365 * 86_400_000;

/** Tells the document its language, and the server which page to serve next time. */
export const showDocumentIn = (locale: Locale): void => {
  document.documentElement.lang = htmlLang[locale];
  document.title = dictionaries[locale].title;
  // Where there is no such store the server guesses again, and the page mends the guess again.
  if ("cookieStore" in globalThis)
    void cookieStore.set({ name: "lang", value: locale, expires: Date.now() + cookieMs, sameSite: "lax" }).catch(() => undefined);
};

export const keepLocale = (locale: Locale): void => {
  keep("lang", locale);
  showDocumentIn(locale);
};
