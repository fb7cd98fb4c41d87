import type { Element } from "./data/deck.ts";

export const dignities = ["strengthening", "friendly", "neutral", "weakening"] as const;
export type Dignity = (typeof dignities)[number];

const pairKey = (a: Element, b: Element): string => [a, b].sort().join("-");

/**
 * How two neighbouring cards act on each other, by the elements of their suits: the rule of the Golden Dawn's Book T, in the form
 * readers use today. Fire and air help each other, water and earth too; fire and water, air and earth weaken each other; the same
 * element strengthens; fire and earth, water and air leave each other alone. Worked: Ace of Wands (fire) beside Two of Cups (water) is weakening.
 */
export const toDignity = (a: Element, b: Element): Dignity => {
  if (a === b) return "strengthening";
  const pair = pairKey(a, b);
  if (pair === "air-fire" || pair === "earth-water") return "friendly";
  return pair === "fire-water" || pair === "air-earth" ? "weakening" : "neutral";
};
