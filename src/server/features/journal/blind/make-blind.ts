import { chanceOf, commitmentOf, hexToBytes, shuffled } from "../../../../shared/chance.ts";
import type { Tier } from "../../../../shared/constants.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { getCastTopic, getSharing, getTerms } from "../../../../topics/registry.ts";
import { drawOther, isRedrawable } from "./draw-other.ts";
import { listBlind } from "./list-blind.ts";
import { toNameless } from "./nameless.ts";
import { chooseLooks, withFramesLast, withoutShared } from "./to-looks.ts";

export interface BlindRequest {
  id: string;
  topic: string;
  cast: unknown;
  /** As the cast was made from it. */
  input: unknown;
  /** Of the cast, ISO 8601 UTC. */
  moment: string;
  question: string;
  locale: Locale;
  tier: Tier;
  /** What the person has read in the chat. */
  read: string;
  /** Hex, 32 bytes. */
  seed: string;
}

export interface Blind {
  seed: string;
  commitment: string;
  /** Four, in the order in which they are shown. */
  looks: string[];
  /** What each of them was told from. */
  casts: string[];
  /** The place of one's own, from 0. */
  own: number;
}

export const lookCount = 4;
/** So many casts are told beside one's own, and three of them are shown. */
const others = 11;
/** What so many of the twelve say is said to everybody. */
const commonAt = 4;

/**
 * One’s own cast and three others told alike, without a name in them, in an order that the seed alone gives. One's own is told by the same rule as the
 * others, from a cast as likely as theirs, so whoever only guesses is right in one look of four. Pure; null where the craft has too little to say
 * without its names, or where nothing else was as likely.
 */
export const makeBlind = async (request: BlindRequest): Promise<Blind | null> => {
  const { id, cast, input, locale, question, tier, read, seed } = request;
  const [topic, sharing, terms] = await Promise.all([getCastTopic(request.topic), getSharing(request.topic), getTerms(request.topic)]);
  if (!isRedrawable(topic, input)) return null;
  const bytes = hexToBytes(seed);
  const order = chanceOf(bytes, id, "order");
  const first = order.below(lookCount);
  const drawn = Array.from({ length: others }, (_, at) => drawOther({ ...request, topic, seed: bytes }, at)).filter((other) => other !== null);
  const casts = [cast, ...drawn];
  const pools = casts.map((one) =>
    listBlind({ topic, cast: one, question, locale, tier, first, isNameless: toNameless({ topic, sharing, terms, cast: one, locale }) }),
  );
  const unread = pools.map((pool) => pool.filter((sentence) => !read.includes(sentence)));
  const chosen = chooseLooks(withFramesLast(withoutShared(unread, commonAt), locale), lookCount, locale);
  if (!chosen) return null;
  const shown = shuffled(
    chosen.places.map((place, at) => ({ look: chosen.looks[at]!, cast: topic.summarise(casts[place], locale), isOwn: place === 0 })),
    order,
  );
  return {
    seed,
    commitment: commitmentOf(bytes, id),
    looks: shown.map(({ look }) => look),
    casts: shown.map((one) => one.cast),
    own: shown.findIndex(({ isOwn }) => isOwn),
  };
};
