import file from "../data/weights.json" with { type: "json" };
import type { HearRequest } from "../heard.ts";
import { countFeatures, toVector } from "./features.ts";
import { firstColumn, type Head, headNames, heads } from "./heads.ts";
import { scoreVector, unpackWeights, type Weights } from "./weights.ts";

/** Unpacked when the first turn is heard: a thread that hears none holds none. */
let unpacked: Weights | undefined;
const getWeights = (): Weights => {
  unpacked ??= unpackWeights(file);
  return unpacked;
};

/** How a head's labels stand to each other: the best, and by how much it leads. */
export interface Choice {
  label: string;
  score: number;
  /** By how much it is ahead of the next. */
  lead: number;
}

export type Scores = Record<Head, readonly number[]>;

/** The scores of every label of every head for a turn. */
export const scoreTurn = (request: HearRequest, weights: Weights = getWeights()): Scores => {
  const { at, value } = toVector(
    countFeatures(request),
    (id) => weights.placeOf.get(id),
    (place) => weights.rarity[place]!,
  );
  const sums = scoreVector(weights, at, value);
  return Object.fromEntries(
    headNames.map((head) => [head, [...sums.subarray(firstColumn[head], firstColumn[head] + heads[head].length)]]),
  ) as unknown as Scores;
};

/** The label that scores best. */
export const chooseLabel = (head: Head, scores: Scores, except?: string): Choice => {
  const own = scores[head].map((score, at) => (heads[head][at] === except ? Number.NEGATIVE_INFINITY : score));
  let best = 0;
  for (let at = 1; at < own.length; at += 1) if (own[at]! > own[best]!) best = at;
  const next = Math.max(...own.filter((_, at) => at !== best));
  return { label: heads[head][best]!, score: own[best]!, lead: own[best]! - next };
};
