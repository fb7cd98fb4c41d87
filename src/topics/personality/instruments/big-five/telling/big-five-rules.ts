import { defineRules } from "../../../../kit/telling/rule.ts";
import { type LivedPart, livedParts, type Part } from "../../../profile/parts.ts";
import type { ProfileView } from "../../../profile/profile-view.ts";
import { toTurn, toWay } from "../../../profile/vary.ts";
import { type Facet, type Factor, facetParts, facets, toFactor } from "../items.ts";
import type { BigFiveCast } from "../score.ts";

export type BigFiveView = ProfileView<Factor, BigFiveCast>;
const rules = defineRules<BigFiveView, Part>();

/** Both answers at one end, or one of them a step from it. */
const low = 12.5;
const high = 87.5;
/** Percent points between a facet and its factor that pull apart. */
const apart = 30;

const pick = (view: BigFiveView, part: LivedPart, key: string, isOne: (facet: Facet) => boolean): Facet | null => {
  const found = facets.filter((facet) => facetParts[facet] === part && isOne(facet));
  return found[toWay(view, `${key}.${part}`, Math.max(1, found.length))] ?? null;
};

const facetRules = livedParts.flatMap((part) =>
  rules([
    {
      key: "facetLow",
      part,
      weight: (view) => 6.4 + toTurn(view, `facetLow.${part}`) * 1.4,
      holds(view) {
        const facet = pick(view, part, "facetLow", (one) => view.cast.facets[one] <= low);
        return facet ? { facts: [`facet.${facet}`, `scale.${toFactor(facet)}`], of: facet } : null;
      },
    },
    {
      key: "facetHigh",
      part,
      weight: (view) => 6.4 + toTurn(view, `facetHigh.${part}`) * 1.4,
      holds(view) {
        const facet = pick(view, part, "facetHigh", (one) => view.cast.facets[one] >= high);
        return facet ? { facts: [`facet.${facet}`, `scale.${toFactor(facet)}`], of: facet } : null;
      },
    },
    {
      key: "fourth",
      part,
      weight: (view) => 6.4 + toTurn(view, `fourth.${part}`) * 1.6,
      holds(view) {
        // A five is told by the rules that all tests share.
        const [item] = view.answered(view.cast.order[3]!, part);
        return item?.keyed === 4 ? { facts: [`item.${item.id}`, `scale.${item.scale}`], of: item.id } : null;
      },
    },
  ]),
);

export const bigFiveRules = [
  ...facetRules,
  ...rules([
    {
      key: "facetUnder",
      part: "growth",
      weight: 6.4,
      holds({ cast, first }) {
        const facet = facets.find((one) => toFactor(one) === first && cast.scales[first].percent - cast.facets[one] >= apart);
        return facet ? { facts: [`facet.${facet}`, `scale.${first}`], of: facet } : null;
      },
    },
    {
      key: "facetOver",
      part: "sure",
      weight: 5.6,
      holds({ cast, last }) {
        const facet = facets.find((one) => toFactor(one) === last && cast.facets[one] - cast.scales[last].percent >= apart);
        return facet ? { facts: [`facet.${facet}`, `scale.${last}`], of: facet } : null;
      },
    },
    {
      key: "pair",
      part: "self",
      weight: (view) => 1.6 + toTurn(view, "pair") * 4.4,
      holds: ({ first, second }) => ({ facts: [`scale.${first}`, `scale.${second}`], of: [first, second].toSorted().join("") }),
    },
    {
      key: "highLow",
      part: "work",
      weight: (view) => 1.6 + toTurn(view, "highLow") * 4.4,
      holds: ({ first, last }) => ({ facts: [`scale.${first}`, `scale.${last}`], of: `${first}${last}` }),
    },
  ]),
];
export type BigFiveKey = (typeof bigFiveRules)[number]["key"];
