import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Reading } from "../../../../../topics/kit/reading.ts";
import { listSentences } from "../wording/sentences.ts";

/** How a close says that something is to be watched for. */
const leads: Record<Locale, RegExp> = {
  zh: /留意[:：，]?/,
  en: /\b(?:watch(?: out)?(?: for)?(?: this)?|notice|look out for):? /i,
};
/** What comes after the sign itself: what it means, or what to do then. */
const afterwards: Record<Locale, RegExp> = { zh: /[；：]|，(?:那|别|有，|这比)/, en: /[;:] |, (?:so|since|and) / };
const leastLetters: Record<Locale, number> = { zh: 4, en: 8 };

/** What a reading's close tells to watch for, without its lead-in; null where it has none. */
export const findWatch = ({ paragraphs }: Reading, locale: Locale): string | null => {
  const close = paragraphs.findLast(({ part }) => part === "close");
  const sentence = close && listSentences(close.text).findLast((one) => leads[locale].test(one));
  const watched = sentence
    ?.split(leads[locale])[1]
    ?.split(afterwards[locale])[0]
    ?.replace(/[。.]$/, "")
    .trim();
  return watched && watched.length >= leastLetters[locale] ? watched : null;
};
