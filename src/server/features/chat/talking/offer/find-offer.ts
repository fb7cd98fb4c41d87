import type { TalkRequest } from "../talk.ts";
import { toInnerQuotes } from "../wording/inner-quotes.ts";
import { findWording } from "../wording/pick-wording.ts";
import { listOffers } from "./list-offers.ts";
import { words as en } from "./words.en.ts";
import { words as zh } from "./words.zh.ts";

/** Lines that name two questions of the cast, or two beginnings, and those that wait for what was asked. */
export interface OfferWords {
  cast: readonly string[];
  beginnings: readonly string[];
  waiting: readonly string[];
}

export interface Offer {
  /** Null where there is nothing new to name. */
  line: string | null;
  chips: string[];
}

const words: Record<TalkRequest["locale"], OfferWords> = { zh, en };
export const chipsAtMost = 3;

/** In Chinese a quoted question stands without its mark within a sentence. */
const toQuoted = (offer: string, locale: TalkRequest["locale"]): string => toInnerQuotes(locale === "zh" ? offer.replace(/？$/, "") : offer);

/** Two things that can be asked next, named and as chips; where we wait for what was asked, that. */
export const findOffer = async (request: TalkRequest): Promise<Offer> => {
  const { standing, question, locale } = request;
  const { cast, beginnings, waiting } = words[locale];
  if (standing === null && question !== "") return { line: request.risk ? null : findWording([waiting], request), chips: [] };
  const offers = await listOffers(request);
  const [a, b] = offers.map((offer) => toQuoted(offer, locale));
  const line = a && b ? findWording([standing ? cast : beginnings], { ...request, slots: { a, b } }) : null;
  return { line, chips: offers.slice(0, chipsAtMost) };
};
