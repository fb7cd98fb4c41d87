import { isLocale, type Locale, toLocale } from "../../shared/i18n/locale.ts";

interface LocaleSources {
  /** Named by the address (`?type=tarot_en`): wins for this view, never saved. */
  placed?: Locale | undefined;
  /** The saved setting. */
  saved: string | null;
  /** The browser's first language tag. */
  browser: string | undefined;
}

/** Address, else saved setting, else the browser: Chinese if its tag contains zh, else English. */
export const chooseLocale = ({ placed, saved, browser }: LocaleSources): Locale => placed ?? (isLocale(saved) ? saved : toLocale(browser));

export const htmlLang = { zh: "zh-Hans", en: "en" } as const satisfies Record<Locale, string>;

let current: Locale = "zh";
/** The language of the view, for what speaks outside React: request headers and error words. */
export const getLocale = (): Locale => current;
export const setCurrentLocale = (locale: Locale): void => {
  current = locale;
};
