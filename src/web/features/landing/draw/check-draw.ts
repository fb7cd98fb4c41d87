import { chanceOf, commitmentOf, hexToBytes } from "../../../../shared/chance.ts";
import { castTarot } from "../../../../topics/tarot/engine.ts";
import type { Opened } from "./api.ts";
import type { DrawnCard } from "./draw-state.ts";

/** What the page saw before and after the turn. */
export interface Seen {
  commitment: string;
  nonce: string;
  card: DrawnCard;
}
export interface Checked {
  seed: string;
  castId: string;
  isSealRight: boolean;
  isNonceRight: boolean;
  /** What the opened seed gives. */
  card: DrawnCard;
  isCardRight: boolean;
}

/** Works a draw through again, here in the page, from the opened seed. */
export const checkDraw = ({ castId, seed, nonce }: Opened, seen: Seen): Checked => {
  const bytes = hexToBytes(seed);
  const { cards } = castTarot({ spread: "one", question: "" }, { chance: chanceOf(bytes, castId, nonce) });
  const card = { slug: cards[0]!.name, reversed: cards[0]!.reversed };
  return {
    seed,
    castId,
    isSealRight: commitmentOf(bytes, castId) === seen.commitment,
    isNonceRight: nonce === seen.nonce,
    card,
    isCardRight: card.slug === seen.card.slug && card.reversed === seen.card.reversed,
  };
};
