import type { Locale } from "../../../shared/i18n/locale.ts";
import { fittingHeadline, isFittingHeadline } from "./headline.ts";

/** A headline, and what it has no room for: whole sentences that open the first paragraph. */
export interface Head {
  headline: string;
  rest?: string;
}

/** As in `fittingHeadline`; a wording that leaves something out brings it as its second part. */
export type Wording = string | readonly [headline: string, rest: string];

const toHead = (wording: Wording): Head =>
  typeof wording === "string" ? { headline: wording } : { headline: wording[0], ...(wording[1] && { rest: wording[1] }) };

/** The first wording whose headline fits two lines of a phone, with what it leaves to the first paragraph. */
export const fittingHead = (locale: Locale, ...wordings: readonly [Wording, ...Wording[]]): Head => {
  const heads = wordings.map(toHead);
  const fitting = heads.find(({ headline }) => isFittingHeadline(locale, headline));
  if (fitting) return fitting;
  const shortest = fittingHeadline(locale, heads.map(({ headline }) => headline) as [string, ...string[]]);
  return heads.find(({ headline }) => headline === shortest)!;
};

/** `fittingHead` in one language. */
export const headsOf =
  (locale: Locale) =>
  (...wordings: readonly [Wording, ...Wording[]]): Head =>
    fittingHead(locale, ...wordings);

/** What a headline left out before what the first paragraph says, unless that says it already. */
export const openWith = (rest: string | undefined, text: string, gap: string): string =>
  rest && !text.includes(rest.replace(/[。.]$/, "")) ? `${rest}${gap}${text}` : text;
