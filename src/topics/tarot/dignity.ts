import type { Element } from "./data/deck.ts";

export const dignities = ["strengthening", "friendly", "neutral", "weakening"] as const;
export type Dignity = (typeof dignities)[number];

const pairKey = (a: Element, b: Element): string => [a, b].sort().join("-");

/**
 * How two neighbouring cards act on each other, by the elements of their suits, after the Golden Dawn's "Book T": the same element
 * strengthens; wands and cups, swords and pentacles are inimical; wands and swords, cups and pentacles are friendly. The two pairs left
 * (fire with earth, water with air), which Book T calls friendly as well, are neutral here, as most readers take them today.
 * Worked: Ace of Wands (fire) beside Two of Cups (water) is weakening.
 */
export const toDignity = (a: Element, b: Element): Dignity => {
  if (a === b) return "strengthening";
  const pair = pairKey(a, b);
  if (pair === "air-fire" || pair === "earth-water") return "friendly";
  return pair === "fire-water" || pair === "air-earth" ? "weakening" : "neutral";
};
