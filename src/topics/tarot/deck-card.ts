import type { DeckCard } from "./data/deck.ts";
import { deck } from "./data/deck.ts";

/** @throws RangeError for an id outside 0–77 */
export const getDeckCard = (id: number): DeckCard => {
  const card = deck[id];
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
};
