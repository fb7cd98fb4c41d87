import { toPercent } from "../../../kit/questionnaire/percent.ts";
import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Profile, scoreProfile, toKeyed } from "../../profile/profile.ts";
import { type Facet, type Factor, facets, factors, items, listFacetItems } from "./items.ts";

export interface BigFiveCast extends Profile<Factor> {
  /** Percent of each facet, from two items: 0, 12.5 … 100. Too short to lean on alone. */
  facets: Record<Facet, number>;
}

/**
 * The five factors and thirty facets, in percent of the range; there are no norms in it.
 * @param answers of the 60 items in their order, each 1 … 5
 * @example 5 to the direct and 1 to the reversed items of O, 3 to all others: O 100, the rest 50, every facet of O 100
 */
export const scoreBigFive = (answers: readonly Answer[]): BigFiveCast => {
  const profile = scoreProfile("bigFive", factors, items, answers as readonly number[]);
  const percentOf = (facet: Facet): number =>
    toPercent(
      listFacetItems(facet).reduce((sum, item) => sum + toKeyed(item, profile.answers[item.id]!), 0),
      2,
      10,
    );
  return { ...profile, facets: Object.fromEntries(facets.map((facet) => [facet, percentOf(facet)])) as Record<Facet, number> };
};
