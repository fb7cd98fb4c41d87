import type { Chance } from "../../shared/chance.ts";
import { shuffled } from "../../shared/chance.ts";
import type { Rank, Suit } from "./data/deck.ts";
import { deck } from "./data/deck.ts";
import { getDeckCard } from "./deck-card.ts";
import type { Dignity } from "./dignity.ts";
import { toDignity } from "./dignity.ts";
import type { OwnCard, TarotInput } from "./input.ts";
import type { SpreadId } from "./spreads.ts";
import { spreads } from "./spreads.ts";

export interface CastCard {
  /** Key of the place in its spread. */
  position: string;
  /** 0–77 in Waite-Smith order. */
  id: number;
  /** The card's language-neutral name, its slug: `hermit`, `cups-2`. */
  name: string;
  arcana: "major" | "minor";
  suit: Suit | null;
  rank: Rank | null;
  reversed: boolean;
}

/** Two cards drawn one after the other; the numbers are their places, counted from 1. */
export interface NeighbourDignity {
  first: number;
  second: number;
  dignity: Dignity;
}

export interface TarotCast {
  spread: SpreadId;
  cards: CastCard[];
  dignities: NeighbourDignity[];
}

/** The order of choices is public, for replay: first the whole deck by Fisher–Yates, then for each place, in order, one bit; 1 is reversed. */
const draw = (count: number, chance: Chance): OwnCard[] => {
  const ids = shuffled(
    deck.map(({ id }) => id),
    chance,
  ).slice(0, count);
  return ids.map((id) => ({ id, reversed: chance.below(2) === 1 }));
};

/** Lays a spread: from the person's own cards where they gave them, else from a fair draw. */
export const castTarot = (input: TarotInput, { chance }: { chance: Chance }): TarotCast => {
  const { places } = spreads[input.spread];
  const drawn = input.cards ?? draw(places.length, chance);
  const cards = drawn.map(({ id, reversed }, at): CastCard => {
    const { slug, arcana, suit, rank } = getDeckCard(id);
    return { position: places[at]!.key, id, name: slug, arcana, suit, rank, reversed };
  });
  const neighbours = cards.slice(1).map(
    (card, at): NeighbourDignity => ({
      first: at + 1,
      second: at + 2,
      dignity: toDignity(getDeckCard(cards[at]!.id).element, getDeckCard(card.id).element),
    }),
  );
  return { spread: input.spread, cards, dignities: neighbours };
};
