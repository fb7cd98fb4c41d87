import type { Sayings } from "../../../../../kit/telling/rule.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { vary } from "../../../../profile/vary.ts";
import { type Facet, toFactor } from "../../items.ts";
import { facetNames, factorNames } from "../../names.ts";
import type { BigFiveKey, BigFiveView } from "../big-five-rules.ts";
import { facetHighsEn, facetLowsEn, highLowsEn, pairsEn } from "./facets.ts";

const percentsOf = ({ cast }: BigFiveView, facet: Facet) => ({
  name: facetNames.en[facet],
  own: toShown(cast.facets[facet]),
  whole: toShown(cast.scales[toFactor(facet)].percent),
  factor: factorNames.en[toFactor(facet)],
});

export const sayEn: Sayings<BigFiveView, Exclude<BigFiveKey, "fourth">> = {
  facetLow: (_, of) => facetLowsEn[of as Facet],
  facetHigh: (_, of) => facetHighsEn[of as Facet],
  facetUnder(view, of) {
    const { name, own, whole, factor } = percentsOf(view, of as Facet);
    return vary(view, "facetUnder", [
      `Your ${factor} comes to ${whole}, but take it apart and ${name} has only ${own}; the rest hold it up, and that’s the part to work on.`,
      `This ${factor} has a corner missing: ${whole} overall, ${own} for ${name}. Where that corner’s wanted, don’t let the total vouch for you.`,
    ]);
  },
  facetOver(view, of) {
    const { name, own, whole, factor } = percentsOf(view, of as Facet);
    return vary(view, "facetOver", [
      `Your lowest is ${factor}, with ${whole}, yet one part of it, ${name}, stands at ${own}, so the label doesn’t quite stick.`,
      `Don’t cross out ${factor} in one stroke: ${whole} in all, but ${own} for ${name}, a lit window in a dark house.`,
    ]);
  },
  pair: (view, of) => vary(view, "pair", pairsEn[of]!),
  highLow: (_, of) => highLowsEn[of]!,
};
