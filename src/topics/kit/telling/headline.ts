import type { Locale } from "../../../shared/i18n/locale.ts";

/** The most characters of a headline, marks and spaces counted: two lines on a phone. Readers keep to it, and a model is asked to. */
export const headlineMaxLength = { zh: 28, en: 60 } as const satisfies Record<Locale, number>;

/** The characters of a headline, marks and spaces counted. */
export const countCharacters = (text: string): number => [...text].length;

export const isFittingHeadline = (locale: Locale, text: string): boolean => countCharacters(text) <= headlineMaxLength[locale];

/**
 * The first of the wordings that fits two lines of a phone. They stand from the fullest to the shortest, each a whole sentence that answers; the last
 * is short by its form. Where a name is longer than was thought of, the shortest is taken: nothing is ever cut.
 */
export const fittingHeadline = (locale: Locale, wordings: readonly [string, ...string[]]): string =>
  wordings.find((wording) => isFittingHeadline(locale, wording)) ??
  wordings.reduce((shortest, wording) => (countCharacters(wording) < countCharacters(shortest) ? wording : shortest));

/**
 * The same of templates: the first that fits once its slots are filled, and which it was, so that a reader can open its first paragraph with what that one
 * leaves out.
 */
export const fittingWay = (locale: Locale, ways: readonly string[], fill: (way: string) => string): { headline: string; way: string } => {
  const [first = "", ...shorter] = ways.map(fill);
  const headline = fittingHeadline(locale, [first, ...shorter]);
  return { headline, way: ways[[first, ...shorter].indexOf(headline)] ?? "" };
};
