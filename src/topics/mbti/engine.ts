import { toNeighbour } from "../kit/sixteen-types/axes.ts";
import { listItems } from "../kit/sixteen-types/items.ts";
import { scoreSixteen } from "../kit/sixteen-types/score.ts";
import type { MbtiCast } from "./cast-types.ts";
import type { MbtiInput } from "./input.ts";
import { rankAxes } from "./rank-axes.ts";

/**
 * The four letters with their percent and margin of error, what could not be told apart, and how steady the answers are.
 * @param input answers 1 or 2, in the order of the version’s items
 */
export const castMbti = ({ version, answers }: MbtiInput): MbtiCast => {
  const score = scoreSixteen(listItems(version), answers);
  const ranked = rankAxes(score.axes).reverse();
  const near = score.ties.length > 0 ? ranked.filter((axis) => score.ties.includes(axis)) : ranked.slice(0, 1);
  return {
    test: "mbti",
    version,
    scales: score.scales,
    type: score.type,
    margins: score.margins,
    ties: score.ties,
    consistency: score.consistency,
    axes: score.axes,
    neighbours: near.map((axis) => ({ type: toNeighbour(score.type, axis), axis })),
    themes: score.themes,
    singles: score.singles,
  };
};
