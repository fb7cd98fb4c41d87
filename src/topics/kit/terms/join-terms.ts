import { type Locale, locales } from "../../../shared/i18n/locale.ts";
import { fold } from "./fold.ts";
import type { Term } from "./term.ts";

/** One list in which no name is twice: of two terms the first keeps it, and one that is left without a name in either language goes. */
export const joinTerms = (...lists: readonly (readonly Term[])[]): readonly Term[] => {
  const taken = new Set<string>();
  return lists.flat().flatMap((term) => {
    const left = (locale: Locale) => term.names[locale].filter((name) => !taken.has(fold(name)));
    const [zh, en] = [left("zh"), left("en")];
    if (zh.length === 0 || en.length === 0) return [];
    for (const name of [...zh, ...en]) taken.add(fold(name));
    const isWhole = locales.every((locale) => term.names[locale].length === { zh, en }[locale].length);
    return [isWhole ? term : { ...term, names: { zh: zh as [string], en: en as [string] } }];
  });
};
