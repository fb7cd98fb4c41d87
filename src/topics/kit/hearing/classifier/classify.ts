import file from "../data/weights.json" with { type: "json" };
import type { HearRequest } from "../heard.ts";
import { countFeatures } from "./features.ts";
import { firstColumn, type Head, headNames, heads } from "./heads.ts";
import { scoreLinear } from "./linear.ts";
import { scoreNet } from "./net.ts";
import { unpackWeights, type Weights } from "./weights.ts";

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

/** How much a step of the net's logarithm counts beside the linear score: found on voices that were not learnt from. */
const netShare = 0.25;

/** The scores of every label of every head for a turn. */
export const scoreTurn = (request: HearRequest, weights: Weights = getWeights()): Scores => {
  const counts = countFeatures(request);
  const linear = scoreLinear(weights.linear, counts);
  const net = scoreNet(weights.net, counts);
  const score = (column: number): number => linear[column]! + netShare * net[column]!;
  return Object.fromEntries(headNames.map((head) => [head, heads[head].map((_, label) => score(firstColumn[head] + label))])) as unknown as Scores;
};

/** The label that scores best. */
export const chooseLabel = (head: Head, scores: Scores, except?: string): Choice => {
  const own = scores[head].map((score, at) => (heads[head][at] === except ? Number.NEGATIVE_INFINITY : score));
  let best = 0;
  for (let at = 1; at < own.length; at += 1) if (own[at]! > own[best]!) best = at;
  const next = Math.max(...own.filter((_, at) => at !== best));
  return { label: heads[head][best]!, score: own[best]!, lead: own[best]! - next };
};
