import type { Locale } from "../../../shared/i18n/locale.ts";
import { kin } from "./data/kin.ts";
import { themesEn } from "./data/themes.en.ts";
import { themesZh } from "./data/themes.zh.ts";
import type { Theme } from "./question.ts";

const lexicons = { zh: themesZh, en: themesEn };

/** The field of life that a text names most often, or null. A word for family or friends counts half: "my son’s exams" are about exams. */
export const findTheme = (text: string, locale: Locale): Theme | null => {
  let best: Theme | null = null;
  let most = 0;
  for (const [theme, words] of lexicons[locale]) {
    const named = text.match(words) ?? [];
    const count = named.length - (theme === "love" ? named.filter((word) => word.search(kin[locale]) >= 0).length / 2 : 0);
    if (count > most) [best, most] = [theme, count];
  }
  return best;
};
