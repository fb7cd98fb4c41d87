import { createContext, useContext } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { messagesEn } from "./messages.en.ts";
import { type LandingMessages, messagesZh } from "./messages.zh.ts";

export const dictionaries: Record<Locale, LandingMessages> = { zh: messagesZh, en: messagesEn };

/** The page's own, lighter than the app's: it is also rendered where there is no browser. */
export const LandingContext = createContext<{ locale: Locale; setLocale(locale: Locale): void }>({ locale: "zh", setLocale: () => undefined });

export const useLanding = () => {
  const { locale, setLocale } = useContext(LandingContext);
  return { locale, setLocale, words: dictionaries[locale] };
};
