import type { Locale } from "../../../shared/i18n/locale.ts";
import { fittingHeadline } from "../../kit/telling/headline.ts";
import type { LotText } from "../data/lot.ts";
import { endMarks, isWithinQuote } from "./opening.ts";

/** A headline's own claim with the lot's word after it. */
type Claim = (word: string) => string;

/** Where a word may end early: a whole one at its strong marks; a head, whose first clause answers, at any. */
const joints: Record<Locale, { whole: RegExp; head: RegExp }> = {
  zh: { whole: /[，；：]/g, head: /[，；：]/g },
  en: { whole: /[;:] /g, head: /[,;:] /g },
};

/** The lot's word as a headline says it alone. */
export const toHead = ({ head, essence }: LotText): string => head ?? essence;

const listParts = (locale: Locale, word: string, joint: RegExp): string[] =>
  [...word.matchAll(joint)]
    .map(({ index }) => word.slice(0, index))
    .filter((part) => !isWithinQuote(part))
    .map((part) => `${part}${endMarks[locale]}`);

/** The lot's word shorter and shorter: its head, then up to where either may end early. */
const listShorter = (locale: Locale, { essence, head }: LotText): string[] => {
  const { whole, head: early } = joints[locale];
  const parts = [...listParts(locale, essence, whole), ...(head === undefined ? [] : listParts(locale, head, early))];
  return [...(head === undefined ? [] : [head]), ...parts.sort((one, other) => other.length - one.length)];
};

/**
 * A claim with as much of the lot's word as stands in two lines, the claims from the fullest to the shortest; where none does, the first of the wordings
 * that do without.
 */
export const withWord = (locale: Locale, text: LotText, [claim, ...briefer]: [Claim, ...Claim[]], ...without: string[]): string =>
  fittingHeadline(locale, [
    claim(text.essence),
    ...briefer.map((brief) => brief(text.essence)),
    ...listShorter(locale, text).flatMap((word) => [claim(word), ...briefer.map((brief) => brief(word))]),
    ...without,
  ]);

/** Whether a headline tells the whole of the lot's word, its first letter in either case. */
export const tellsEssence = (headline: string, { essence }: LotText): boolean => headline.includes(essence.slice(1));
