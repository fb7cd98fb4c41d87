import { getDeckCard } from "./deck-card.ts";
import type { TarotCast } from "./engine.ts";
import { getPlace } from "./spreads.ts";

export const leanLevels = ["no", "leanNo", "even", "leanYes", "yes"] as const;
export type LeanLevel = (typeof leanLevels)[number];

export interface Lean {
  total: number;
  /** The total if every card leaned as far as a card can. */
  most: number;
  level: LeanLevel;
}

const outcomeWeight = 2;
/** Shares of `most` at which a level begins; below zero the same mirrored. */
const clear = 0.51;
const slight = 0.12;

export const leanOf = ({ id, reversed }: { id: number; reversed: boolean }): number => {
  const { lean } = getDeckCard(id);
  return reversed ? lean.reversed : lean.upright;
};

/** Adds up how the cards lean to yes, −2 … 2 each by the deck's one table; the place of the outcome counts twice. */
export const toLean = ({ spread, cards }: TarotCast): Lean => {
  let total = 0;
  let weights = 0;
  for (const card of cards) {
    const weight = getPlace(spread, card.position).role === "outcome" ? outcomeWeight : 1;
    total += weight * leanOf(card);
    weights += weight;
  }
  const most = weights * 2;
  const part = total / most;
  const level = part >= clear ? "yes" : part >= slight ? "leanYes" : part > -slight ? "even" : part > -clear ? "leanNo" : "no";
  return { total, most, level };
};
