import { isFittingHeadline } from "../../../kit/telling/headline.ts";

/** Ways to fit a counsel, an imperative phrase, into the sentence of an answer. */

const standsAlone = /;|\bif\b/;

/** "Yes" + "be polite, and settle things" → "Yes, if you’re polite, and settle things." */
export const withCondition = (claim: string, counsel: string): string => {
  if (standsAlone.test(counsel)) return `${claim}: ${counsel}.`;
  const said = `you ${counsel}`.replace(/^you be /, "you’re ").replace(/(, and|,| and) be /g, "$1 are ");
  const whole = `${claim}, if ${said}.`;
  return isFittingHeadline("en", whole) ? whole : `${claim}; but first, ${counsel}.`;
};

export const withColon = (claim: string, counsel: string): string => `${claim}: ${counsel}.`;
export const withNow = (claim: string, counsel: string): string => `${claim}; for now, ${counsel}.`;
/** The answer is about others or the world; the counsel about oneself. */
export const withPart = (claim: string, counsel: string): string => `${claim}; for your part, ${counsel}.`;
export const withHelp = (claim: string, counsel: string): string =>
  /^(?:don’t|never)\b|;/.test(counsel) ? `${claim}: ${counsel}.` : `${claim}; what helps is to ${counsel.replace(/\b(and|or) don’t\b/, "$1 not to")}.`;
