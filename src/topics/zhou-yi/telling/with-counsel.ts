import type { Locale } from "../../../shared/i18n/locale.ts";
import { fittingHeadline, isFittingHeadline } from "../../kit/telling/headline.ts";

/** One sentence that answers, and the counsel where it had no room for it: the first paragraph then opens with it. */
export interface Headline {
  text: string;
  left: string | null;
}

/**
 * The fullest wording that stands in two lines of a phone with its counsel; where none does, the answer alone.
 * @param ways with the counsel, from the fullest to the shortest
 * @param alone without it, likewise
 */
export const withCounsel = (locale: Locale, counsel: string, ways: readonly string[], alone: readonly [string, ...string[]]): Headline => {
  const text = ways.find((way) => isFittingHeadline(locale, way));
  return text === undefined ? { text: fittingHeadline(locale, alone), left: counsel } : { text, left: null };
};
