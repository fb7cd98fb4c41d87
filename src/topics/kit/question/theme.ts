import type { Locale } from "../../../shared/i18n/locale.ts";
import { themesEn } from "./data/themes.en.ts";
import { themesZh } from "./data/themes.zh.ts";
import type { Theme } from "./question.ts";

const lexicons = { zh: themesZh, en: themesEn };

/** The field of life that a text names most often, or null. */
export const findTheme = (text: string, locale: Locale): Theme | null => {
  let best: Theme | null = null;
  let most = 0;
  for (const [theme, words] of lexicons[locale]) {
    const count = text.match(words)?.length ?? 0;
    if (count > most) [best, most] = [theme, count];
  }
  return best;
};
