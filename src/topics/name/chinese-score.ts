import type { GridName, Grids } from "../kit/grids/grids.ts";
import type { Luck } from "../kit/grids/numbers.ts";
import type { Triad } from "../kit/grids/triad.ts";
import type { Element } from "../kit/hexagrams/elements.ts";

export type ChineseScoreKey = "grids" | "triad" | "sound" | "element" | "meaning";

/** One part of a score: 0–100, and how much it counts. */
export interface ScorePart<Key extends string> {
  key: Key;
  value: number;
  weight: number;
}

const pointsOfLuck: Record<Luck, number> = { lucky: 100, half: 50, unlucky: 0 };
/** The heaven grid is the surname's and no merit of a name. */
const gridWeights: Record<GridName, number> = { heaven: 0, person: 3, earth: 2, outer: 1, total: 3 };
const weightOfGrids = 9;

/** Grids by their luck: person 3, total 3, earth 2, outer 1. */
export const toGridsScore = ({ luck }: Pick<Grids, "luck">): number =>
  Math.round((Object.keys(gridWeights) as GridName[]).reduce((sum, name) => sum + pointsOfLuck[luck[name]] * gridWeights[name], 0) / weightOfGrids);

/** The triad's −4 … 4 as 0 … 100. */
export const toTriadScore = ({ score }: Triad): number => Math.round(((score + 4) / 8) * 100);

/**
 * How well the given name brings what the chart wants: 100 where a character's radical is of the first wanted element, 85 for another wanted one,
 * 60 where only the person or the earth grid is of a wanted one, else 30.
 */
export const toElementScore = (wanted: readonly Element[], radicals: readonly (Element | null)[], grids: readonly Element[]): number => {
  const [first] = wanted;
  if (first && radicals.includes(first)) return 100;
  if (wanted.some((element) => radicals.includes(element))) return 85;
  return wanted.some((element) => grids.includes(element)) ? 60 : 30;
};

/** The mean of the parts by weight, a whole number. */
export const toScore = (parts: readonly ScorePart<string>[]): number => {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  return Math.round(parts.reduce((sum, part) => sum + part.value * part.weight, 0) / weight);
};

export const weights: Record<ChineseScoreKey, number> = { grids: 40, triad: 20, sound: 25, element: 15, meaning: 15 };
