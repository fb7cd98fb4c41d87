import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { type Facet, facets, items, toFactor } from "../items.ts";
import type { BigFiveCast } from "../score.ts";

export type BigFiveOwnFacts = {
  /** Of two items, in percent; `whole` is the percent of its factor. */
  facet: { facet: Facet; scale: string; percent: number; whole: number };
};
export type BigFiveFacts = BigFiveOwnFacts & ProfileFacts;

/** How far a facet is from the middle. */
export const toMark = (percent: number): number => Math.abs(percent - 50);

export const toBigFiveFacts = (cast: BigFiveCast): FactOf<BigFiveFacts>[] => {
  const [result, ...rest] = toProfileFacts(cast, items);
  return [
    result!,
    ...facets
      .toSorted((one, other) => toMark(cast.facets[other]) - toMark(cast.facets[one]))
      .map((facet): FactOf<BigFiveFacts> => {
        const scale = toFactor(facet);
        return { id: `facet.${facet}`, key: "facet", values: { facet, scale, percent: cast.facets[facet], whole: cast.scales[scale].percent } };
      }),
    ...rest,
  ];
};
