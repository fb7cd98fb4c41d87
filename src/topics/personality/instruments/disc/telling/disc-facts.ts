import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { styles, words } from "../items.ts";
import type { DiscCast } from "../score.ts";

export type DiscOwnFacts = {
  /** How often a style was picked as most and as least, of 24. */
  graph: { style: string; most: number; least: number; difference: number };
};
export type DiscFacts = DiscOwnFacts & ProfileFacts;

export const toDiscFacts = (cast: DiscCast): FactOf<DiscFacts>[] => {
  const [result, ...rest] = toProfileFacts(cast, words);
  return [result!, ...styles.map((style): FactOf<DiscFacts> => ({ id: `graph.${style}`, key: "graph", values: { style, ...cast.graphs[style] } })), ...rest];
};
