import type { Stem } from "../hexagrams/branches.ts";
import { type Element, elements } from "../hexagrams/elements.ts";
import { type FourPillars, listPlaced, type PillarName } from "./four-pillars.ts";
import { toHiddenShares, toHiddenStems } from "./hidden-stems.ts";
import { toStemElement } from "./stem-nature.ts";

export type ElementWeights = Record<Element, number>;

const monthBranchWeight = 2;

/** Whole numbers that keep the sum: each cut down, the largest remainders one more; the earlier element first among equals. */
const toPercent = (weights: ElementWeights): ElementWeights => {
  const sum = elements.reduce((total, element) => total + weights[element], 0);
  const exact = elements.map((element) => ({ element, value: Math.round((weights[element] / sum) * 1e8) / 1e6 }));
  const percent: ElementWeights = { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
  let left = 100;
  for (const { element, value } of exact) {
    percent[element] = Math.floor(value);
    left -= Math.floor(value);
  }
  exact.sort((one, other) => (other.value % 1) - (one.value % 1));
  for (const { element } of exact.slice(0, left)) percent[element] += 1;
  return percent;
};

/** What one stem, shown or hidden, gives to its element. */
export interface ElementPart {
  pillar: PillarName;
  stem: Stem;
  element: Element;
  weight: number;
}

const toHundredth = (value: number): number => Math.round(value * 100) / 100;

/** Each stem 1, each branch 1 shared among its hidden stems, the month's branch 2. */
export const listElementParts = (pillars: FourPillars): ElementPart[] => {
  const parts: ElementPart[] = [];
  for (const { pillar, stem, branch } of listPlaced(pillars)) {
    parts.push({ pillar, stem, element: toStemElement(stem), weight: 1 });
    const shares = toHiddenShares(branch);
    const weight = pillar === "month" ? monthBranchWeight : 1;
    for (const [place, hidden] of toHiddenStems(branch).entries())
      parts.push({ pillar, stem: hidden, element: toStemElement(hidden), weight: toHundredth(weight * shares[place]!) });
  }
  return parts;
};

/** The sum of the parts of each element; 9 in all for four pillars, 7 for three. */
export const toElementUnits = (parts: readonly ElementPart[]): ElementWeights => {
  const units: ElementWeights = { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
  for (const { element, weight } of parts) units[element] = toHundredth(units[element] + weight);
  return units;
};

/**
 * The five elements in percent, whole numbers, together 100. Each stem counts 1; each branch 1, shared among its hidden stems (`toHiddenShares`);
 * the month's branch counts 2, for it holds the season. Four pillars make 9 units, three make 7.
 * 庚午 庚辰 丙寅 乙未: fire 丙 1 + 午 .7 + 寅 .3 + 未 .3 = 2.3 of 9 → 26 (25.6).
 */
export const toElementPercent = (pillars: FourPillars): ElementWeights => toPercent(toElementUnits(listElementParts(pillars)));
