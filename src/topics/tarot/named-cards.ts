import type { Locale } from "../../shared/i18n/locale.ts";
import { cardNames } from "./data/names.ts";
import type { OwnCard } from "./input.ts";

const toPattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const finders: Record<Locale, RegExp> = {
  zh: new RegExp(
    `(逆位的?|倒着的)?(${cardNames.zh.map(({ name }) => toPattern(name)).join("|")})(?!罗|子|币|杖|杯)[\\s（(，,]*(逆位?|倒(?:着|位)?|反位|正位?)?`,
    "gi",
  ),
  en: new RegExp(
    `\\b(reversed |inverted |upside-down )?(?:the )?(${cardNames.en.map(({ name }) => toPattern(name)).join("|")})\\b[\\s(,]*(reversed|inverted|upside[- ]down|rev\\b\\.?|\\brx?\\b|upright)?`,
    "gi",
  ),
};

const isTurned = (mark: string | undefined): boolean => mark !== undefined && !/^(?:正|upright)/i.test(mark);

/** The cards a text names, in its order, each once. */
export const findNamedCards = (text: string, locale: Locale): OwnCard[] => {
  const found: OwnCard[] = [];
  for (const match of text.matchAll(finders[locale])) {
    const name = match[2]!.toLowerCase();
    const id = cardNames[locale].find((candidate) => candidate.name === name)?.id;
    if (id === undefined || found.some((card) => card.id === id)) continue;
    found.push({ id, reversed: isTurned(match[1]) || isTurned(match[3]) });
  }
  return found;
};
