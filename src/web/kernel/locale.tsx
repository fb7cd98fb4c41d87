import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Locale, locales } from "../../shared/i18n/locale.ts";
import { loadChineseSerif } from "../../ui/fonts/load-fonts.ts";
import { chooseLocale, htmlLang, setCurrentLocale } from "./locale-rule.ts";
import { keep, onKeptChange, readKept } from "./storage.ts";

const LocaleContext = createContext<{ locale: Locale; setLocale(locale: Locale): void }>({ locale: "zh", setLocale: () => undefined });

interface LocaleProviderProps {
  /** The language the address names for this view. */
  placed?: Locale | undefined;
  /** Called after the switch was used, so that the address can follow. */
  onSwitch?: (locale: Locale) => void;
  children: ReactNode;
}

export const LocaleProvider = ({ placed, onSwitch, children }: LocaleProviderProps) => {
  const saved = useSyncExternalStore(onKeptChange, () => readKept("lang"));
  const locale = chooseLocale({ placed, saved, browser: navigator.language });
  setCurrentLocale(locale);
  useEffect(() => {
    document.documentElement.lang = htmlLang[locale];
    if (locale === "zh") loadChineseSerif();
  }, [locale]);
  const setLocale = useCallback(
    (next: Locale) => {
      keep("lang", next);
      onSwitch?.(next);
    },
    [onSwitch],
  );
  const value = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
};

export const useLocale = (): Locale => useContext(LocaleContext).locale;

/** Changes the language and saves it. */
export const useSetLocale = (): ((locale: Locale) => void) => useContext(LocaleContext).setLocale;

/** The dictionary of the view's language; both must have the same shape. */
export const useMessages = <Messages,>(dictionaries: Record<Locale, Messages>): Messages => dictionaries[useLocale()];

export const otherLocale = (locale: Locale): Locale => locales.find((one) => one !== locale) ?? locale;
