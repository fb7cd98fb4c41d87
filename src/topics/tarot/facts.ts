import type { FactOf } from "../kit/fact.ts";
import type { Suit } from "./data/deck.ts";
import { getDeckCard } from "./deck-card.ts";
import type { CastCard, TarotCast } from "./engine.ts";
import { leanOf, toLean } from "./lean.ts";
import * as shares from "./shares.ts";

/** `share`: the part of all draws of as many cards that show at least this, 0–1. */
export type TarotFacts = {
  card: { spread: string; position: string; place: number; id: number; reversed: boolean; element: string; lean: number };
  suit: { suit: string; count: number; of: number; share: number };
  majors: { count: number; of: number; share: number };
  reversals: { count: number; of: number; share: number; only: number | null };
  rank: { rank: string; count: number; of: number; share: number };
  courts: { count: number; of: number; share: number };
  missing: { suit: string; of: number; share: number };
  dignity: { first: number; second: number; firstElement: string; secondElement: string; dignity: string };
  lean: { total: number; most: number; level: string };
};
export type TarotFact = FactOf<TarotFacts>;

const suits: Suit[] = ["wands", "cups", "swords", "pentacles"];
const courtRanks = new Set(["page", "knight", "queen", "king"]);
/** A pattern that fewer draws than this show stands before the cards themselves. */
const rareShare = 0.2;
const round = (share: number): number => Math.round(share * 10_000) / 10_000;

const tally = (values: (string | null)[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** The only reversed card among upright ones, or the only upright among reversed: its id. */
const findOdd = (cards: CastCard[], reversed: number): number | null => {
  if (cards.length < 3 || (reversed !== 1 && reversed !== cards.length - 1)) return null;
  return cards.find((card) => card.reversed === (reversed === 1))?.id ?? null;
};

const listPatterns = (cards: CastCard[]): TarotFact[] => {
  const of = cards.length;
  if (of < 3) return [];
  const facts: TarotFact[] = [];
  const suitCounts = tally(cards.map(({ suit }) => suit));
  for (const suit of suits) {
    const count = suitCounts.get(suit) ?? 0;
    if (count >= 2) facts.push({ id: `suit.${suit}`, key: "suit", values: { suit, count, of, share: round(shares.shareOfSuit(of, count)) } });
  }
  const missing = suits.filter((suit) => !suitCounts.has(suit));
  if (missing.length <= 2) {
    for (const suit of missing) facts.push({ id: `missing.${suit}`, key: "missing", values: { suit, of, share: round(shares.shareOfMissing(of)) } });
  }
  for (const [rank, count] of tally(cards.map((card) => card.rank))) {
    if (count >= 2) facts.push({ id: `rank.${rank}`, key: "rank", values: { rank, count, of, share: round(shares.shareOfRank(of, count)) } });
  }
  const majors = cards.filter(({ arcana }) => arcana === "major").length;
  facts.push({ id: "majors", key: "majors", values: { count: majors, of, share: round(shares.shareOfMajors(of, majors)) } });
  const courts = cards.filter(({ rank }) => rank !== null && courtRanks.has(rank)).length;
  if (courts > 0) facts.push({ id: "courts", key: "courts", values: { count: courts, of, share: round(shares.shareOfCourts(of, courts)) } });
  const reversed = cards.filter((card) => card.reversed).length;
  facts.push({
    id: "reversals",
    key: "reversals",
    values: { count: reversed, of, share: round(shares.shareOfReversals(of, reversed)), only: findOdd(cards, reversed) },
  });
  return facts;
};

const shareIn = (fact: TarotFact): number => ("share" in fact.values ? fact.values.share : 1);

/** Everything a reading may rest on: the rare patterns first, then the cards in their places, how neighbours act, the lean, and what is common. */
export const toTarotFacts = (cast: TarotCast): TarotFact[] => {
  const cards = cast.cards.map(
    (card, at): TarotFact => ({
      id: `card.${at + 1}`,
      key: "card",
      values: {
        spread: cast.spread,
        position: card.position,
        place: at + 1,
        id: card.id,
        reversed: card.reversed,
        element: getDeckCard(card.id).element,
        lean: leanOf(card),
      },
    }),
  );
  const neighbours = cast.dignities.map(
    ({ first, second, dignity }): TarotFact => ({
      id: `dignity.${first}-${second}`,
      key: "dignity",
      values: {
        first: cast.cards[first - 1]!.id,
        second: cast.cards[second - 1]!.id,
        firstElement: getDeckCard(cast.cards[first - 1]!.id).element,
        secondElement: getDeckCard(cast.cards[second - 1]!.id).element,
        dignity,
      },
    }),
  );
  const patterns = listPatterns(cast.cards).sort((a, b) => shareIn(a) - shareIn(b));
  const lean: TarotFact = { id: "lean", key: "lean", values: { ...toLean(cast) } };
  return [...patterns.filter((fact) => shareIn(fact) < rareShare), ...cards, ...neighbours, lean, ...patterns.filter((fact) => shareIn(fact) >= rareShare)];
};
