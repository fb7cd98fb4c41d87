import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactMap } from "../fact.ts";
import type { Reader, Reading } from "../reading.ts";
import { countCharacters, isFittingHeadline } from "./headline.ts";

/** Where a headline's parts meet: a semicolon or colon, else a comma that opens a clause of its own. */
const joints: Record<Locale, readonly RegExp[]> = {
  zh: [/[；：]/gu, /，/gu],
  en: [/[;:] /gu, /, (?:and|so|but) /gu],
};
const ends: Record<Locale, string> = { zh: "。", en: "." };

/** A headline that is shorter says a verdict and nothing else. */
const bareLength = { zh: 10, en: 26 } as const satisfies Record<Locale, number>;

const isOpenQuote = (text: string): boolean => (text.match(/“/gu)?.length ?? 0) > (text.match(/”/gu)?.length ?? 0);
const withEnd = (locale: Locale, text: string): string => (/[。.！!？?]”?$/u.test(text) ? text : `${text}${ends[locale]}`);

/** A headline that is too long, up to where its parts meet: the answer with as much as stands in two lines. One that fits is left as it is. */
export const toParted = (locale: Locale, headline: string): string => {
  if (isFittingHeadline(locale, headline)) return headline;
  const toLongest = (one: string, other: string): number => countCharacters(other) - countCharacters(one);
  const [strong, weak] = joints[locale].map(
    (joint) =>
      [...headline.matchAll(joint)]
        .map(({ index }) => withEnd(locale, headline.slice(0, index)))
        .filter((one) => isFittingHeadline(locale, one) && !isOpenQuote(one))
        .sort(toLongest)[0],
  );
  // A bare yes or no fits anyone: it takes the first clause of its reason along.
  const isBare = strong !== undefined && countCharacters(strong) < bareLength[locale];
  return (isBare ? [strong, weak].filter((one) => one !== undefined).sort(toLongest)[0] : (strong ?? weak)) ?? headline;
};

/** Whether a headline stands in two lines, as it is or parted. */
export const isPartedFitting = (locale: Locale, headline: string): boolean => isFittingHeadline(locale, toParted(locale, headline));

const toShort = (locale: Locale, reading: Reading): Reading => ({ ...reading, headline: toParted(locale, reading.headline) });

/** The reader, its headlines in two lines of a phone: what a longer one tells besides is told by its paragraphs. */
export const withShortHeadlines = <Cast, Facts extends FactMap>(locale: Locale, reader: Reader<Cast, Facts>): Reader<Cast, Facts> => ({
  ...reader,
  tell: (request) => toShort(locale, reader.tell(request)),
  answer: (request) => toShort(locale, reader.answer(request)),
});
