import { fittingWay } from "../../kit/telling/headline.ts";
import { toHash } from "../../kit/wording/way.ts";
import type { Lines, Ways } from "../data/phrases.ts";
import type { SeenCard, View } from "./view.ts";

export type Slots = Record<string, string | number>;

const slot = /\{(\w+)\}/g;
const toSentence = (text: string): string => text.replace(/^(“?)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** What one reading has said so far: no sentence is said twice, and no card's essence or counsel is spent twice. */
export interface Ledger {
  /** One of these ways with its slots filled, the first that has not been said; which is tried first follows from the cards. */
  say(ways: Ways, slots?: Slots, salt?: string): string;
  /** The fullest of these lines that stands in two lines of a phone, with the way it was made by. */
  sayLine(lines: Lines, slots: Slots, salt?: string): { text: string; way: string };
  /** Marks a passage as told, or tells that it was already. */
  take(passage: string): boolean;
  has(passage: string): boolean;
}

const fill = (way: string, slots: Slots): string => toSentence(way.replace(slot, (_, key: string) => String(slots[key] ?? "")));

export const toLedger = (view: View): Ledger => {
  const said = new Set<string>();
  /** What has not been said first, beginning where the cards say. */
  const toOrder = (ways: Ways, salt: string): Ways => {
    const first = (view.salt + view.variant + toHash(salt + ways[0]!)) % ways.length;
    const order = [...ways.slice(first), ...ways.slice(0, first)];
    return [...order.filter((way) => !said.has(way)), ...order.filter((way) => said.has(way))];
  };
  return {
    say(ways, slots = {}, salt = "") {
      const way = toOrder(ways, salt)[0]!;
      said.add(way);
      return fill(way, slots);
    },
    sayLine(lines, slots, salt = "") {
      const ways = lines.flatMap((line) => toOrder(line, salt));
      const { headline: text, way } = fittingWay(view.language.locale, ways, (one) => fill(one, slots));
      said.add(way);
      return { text, way };
    },
    take(passage) {
      const isNew = !said.has(passage);
      said.add(passage);
      return isNew;
    },
    has: (passage) => said.has(passage),
  };
};

/** Slots every sentence about one card may use. */
export const slotsOf = ({ language }: View, card: SeenCard): Slots => ({
  name: language.toInner(card.name),
  Name: language.toHead(card.name),
  place: card.placeName,
  e: card.text.essence,
  c: card.text.counsel,
  other: card.otherSide.essence,
});

/** The card's essence or counsel, whichever of the wished order is still unspent. */
export const spend = (ledger: Ledger, card: SeenCard, ...wished: ("essence" | "counsel")[]): "essence" | "counsel" | null =>
  wished.find((kind) => ledger.take(card.text[kind])) ?? null;
