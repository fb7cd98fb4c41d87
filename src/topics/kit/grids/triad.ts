import { type Element, type Relation, toRelation } from "../hexagrams/elements.ts";
import type { Grids } from "./grids.ts";
import type { Luck } from "./numbers.ts";

const chinese: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };

/** What heaven and earth do to the person's element: fed is best, held is worst; giving and likeness are good, holding down costs a little. */
const weights: Record<Relation, number> = { feedsMe: 2, same: 1, iFeed: 1, iHold: -1, holdsMe: -2 };

export interface Triad {
  /** 天人地: 土木土. */
  triad: string;
  elements: [heaven: Element, person: Element, earth: Element];
  /** How heaven stands to the person (as the person sees it), and earth to the person. */
  above: Relation;
  below: Relation;
  /** −4 … 4. */
  score: number;
  luck: Luck;
}

/**
 * 三才: elements of the heaven, person and earth grids, the person in the middle. One rule for all 125, ours: each neighbour adds
 * feeds me 2, same 1, I feed 1, I hold −1, holds me −2; above 0 is lucky, 0 half, below unlucky.
 * 金土土: the person feeds heaven (1) and shares earth (1): 2, lucky. 土木土: it holds both (−1 −1): −2, unlucky.
 */
export const toTriad = (heaven: Element, person: Element, earth: Element): Triad => {
  const above = toRelation(person, heaven);
  const below = toRelation(person, earth);
  const score = weights[above] + weights[below];
  return {
    triad: chinese[heaven] + chinese[person] + chinese[earth],
    elements: [heaven, person, earth],
    above,
    below,
    score,
    luck: score > 0 ? "lucky" : score === 0 ? "half" : "unlucky",
  };
};

export const toTriadOfGrids = ({ elements }: Grids): Triad => toTriad(elements.heaven, elements.person, elements.earth);
