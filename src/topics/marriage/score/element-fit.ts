import type { Element } from "../../kit/hexagrams/elements.ts";
import type { PillarChart } from "../../kit/pillars/chart.ts";

/** What one chart holds of the elements the other can use. */
export interface Giving {
  /** The taker's useful elements, 用神 first, and the giver's percent of each. */
  useful: Element[];
  shares: number[];
  average: number;
  /** 0–100 */
  percent: number;
}

/** An even fifth is half the points, two fifths are all of them. */
const fullAt = 40;

/**
 * What `giver` has of what `taker` needs: the mean share of the taker's useful elements in the giver's chart, in tenths; 40 percent and more is full.
 * Useful 木火, the other chart 木 30 火 10: mean 20, half.
 */
export const toGiving = (giver: PillarChart, taker: PillarChart): Giving => {
  const useful = [...taker.useful.elements];
  const shares = useful.map((element) => giver.elements[element]);
  const average = Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 10) / 10;
  return { useful, shares, average, percent: Math.min(100, Math.round((average / fullAt) * 100)) };
};
