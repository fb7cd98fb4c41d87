import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Told } from "../../telling/tell-cast.ts";
import { chipsAtMost, findOffer } from "../offer/find-offer.ts";
import { listOffers } from "../offer/list-offers.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { pickWording } from "./pick-wording.ts";

export type Ways = Record<Locale, readonly string[]>;
export type Say = (request: TalkRequest) => Told | Promise<Told>;

/** Sentences as they stand in one paragraph. */
export const joinSentences = (locale: Locale, ...sentences: (string | null)[]): string =>
  sentences.filter((sentence) => sentence).join(locale === "zh" ? "" : " ");

/** One of several wordings, none twice in a chat. */
export const say =
  (ways: Ways): Say =>
  (request) =>
    toTold(pickWording([ways[request.locale]], request));

/** A wording; what can be asked next goes along as chips alone. */
export const sayWithChips =
  (ways: Ways): Say =>
  async (request) =>
    toTold(pickWording([ways[request.locale]], request), (await listOffers(request)).slice(0, chipsAtMost));

/** A wording, and two things that can be asked next. */
export const sayWithOffer =
  (ways: Ways | ((request: TalkRequest) => readonly (readonly string[])[])): Say =>
  async (request) => {
    const pools = typeof ways === "function" ? ways(request) : [ways[request.locale]];
    const { line, chips } = await findOffer(request);
    return toTold(joinSentences(request.locale, pickWording(pools, request), line), chips);
  };
