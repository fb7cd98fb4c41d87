import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { countCharacters, isFittingHeadline } from "../../kit/telling/headline.ts";

/** Where a sentence's parts meet: a semicolon or colon, else a comma that opens a clause of its own. */
const joints: Record<Locale, readonly RegExp[]> = {
  zh: [/[；：]/gu, /，/gu],
  en: [/[;:] /gu, /, (?:and |(?=(?:so|but) ))/gu],
};
export const endMarks: Record<Locale, string> = { zh: "。", en: "." };

/** An opening that is shorter says too little to stand alone. */
const leastLength = { zh: 10, en: 26 } as const satisfies Record<Locale, number>;

/** Whether a quotation has been opened and not closed. */
export const isWithinQuote = (text: string): boolean => (text.match(/“/gu)?.length ?? 0) > (text.match(/”/gu)?.length ?? 0);

/**
 * A sentence as a headline and what it leaves to the first paragraph: whole where it fits, else up to the last joint that does, the rest as a sentence.
 * Null where no part of it can stand alone.
 */
export const toOpening = (locale: Locale, sentence: string): { headline: string; rest: string } | null => {
  if (isFittingHeadline(locale, sentence)) return { headline: sentence, rest: "" };
  const [strong, weak] = joints[locale].map((joint) =>
    [...sentence.matchAll(joint)]
      .map((met) => ({ headline: `${sentence.slice(0, met.index)}${endMarks[locale]}`, rest: toCapital(sentence.slice(met.index + met[0].length)) }))
      .findLast(({ headline }) => isFittingHeadline(locale, headline) && countCharacters(headline) >= leastLength[locale] && !isWithinQuote(headline)),
  );
  return strong ?? weak ?? null;
};
