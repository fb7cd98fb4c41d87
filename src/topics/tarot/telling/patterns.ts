import type { Rank, Suit } from "../data/deck.ts";
import type { TarotFact } from "../facts.ts";
import type { Ledger } from "./ledger.ts";
import { slotsOf } from "./ledger.ts";
import type { Piece } from "./piece.ts";
import type { SeenCard, View } from "./view.ts";

const isMajor = (card: SeenCard): boolean => card.suit === null;

const sayMajors = (view: View, ledger: Ledger, count: number, numeral: string): string | null => {
  const { patterns } = view.language.phrases;
  const { cards } = view;
  if (count === cards.length) return ledger.say(patterns.majorsAll);
  if (count === 0) return ledger.say(patterns.majorsNone);
  if (count === 1) return ledger.say(patterns.majorsOnly, slotsOf(view, cards.find(isMajor)!));
  if (cards.length === 3) {
    if (!isMajor(cards[1]!)) return ledger.say(patterns.majorsEnds);
    return ledger.say(isMajor(cards[0]!) ? patterns.majorsFirst : patterns.majorsLast);
  }
  return count * 2 >= cards.length ? ledger.say(patterns.majorsMany, { count: numeral }) : null;
};

const sayReversals = (view: View, ledger: Ledger, count: number, only: number | null, numeral: string): string | null => {
  const { patterns } = view.language.phrases;
  const odd = view.cards.find(({ id }) => id === only);
  if (count === 0) return ledger.say(patterns.reversedNone);
  if (count === view.cards.length) return ledger.say(patterns.reversedAll);
  if (odd) return ledger.say(odd.reversed ? patterns.reversedOnly : patterns.uprightOnly, slotsOf(view, odd));
  return count * 2 > view.cards.length ? ledger.say(patterns.reversedMany, { count: numeral, Count: numeral }) : null;
};

/** What a pattern means here, in one sentence; null where it is too common to be worth one. */
const sayPattern = (view: View, ledger: Ledger, fact: TarotFact): string | null => {
  const { patterns, numbers } = view.language.phrases;
  const numeral = "count" in fact.values ? (numbers[fact.values.count] ?? "") : "";
  const slots = { count: numeral, Count: numeral };
  switch (fact.key) {
    case "majors":
      return sayMajors(view, ledger, fact.values.count, numeral);
    case "reversals":
      return sayReversals(view, ledger, fact.values.count, fact.values.only, numeral);
    case "suit":
      if (fact.values.count === fact.values.of) return ledger.say([patterns.suitAll[fact.values.suit as Suit]]);
      return fact.values.share < 0.4 ? ledger.say([patterns.suitMany[fact.values.suit as Suit]], slots) : null;
    case "rank":
      return fact.values.share < 0.4 ? ledger.say([patterns.rank[fact.values.rank as Rank]], slots) : null;
    case "courts":
      return fact.values.count >= 2 && fact.values.share < 0.3 ? ledger.say(patterns.courts, slots) : null;
    case "missing":
      return fact.values.share < 0.3 ? ledger.say([patterns.missing[fact.values.suit as Suit]]) : null;
    default:
      return null;
  }
};

/** The patterns worth a sentence, the rarest first; a regenerated telling begins further down. */
export const listPatternPieces = (view: View, ledger: Ledger, most: number): Piece[] => {
  const shared = view.facts.filter((fact) => "share" in fact.values);
  const sharesOf = (fact: TarotFact): number => ("share" in fact.values ? fact.values.share : 1);
  const ranked = [...shared].sort((a, b) => sharesOf(a) - sharesOf(b));
  const skip = ranked.length > 2 ? view.variant % 2 : 0;
  const pieces: Piece[] = [];
  for (const fact of [...ranked.slice(skip), ...ranked.slice(0, skip)]) {
    if (pieces.length === most) break;
    const text = sayPattern(view, ledger, fact);
    if (text) pieces.push({ text, facts: [fact.id] });
  }
  return pieces;
};
