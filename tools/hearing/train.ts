import { countFeatures } from "../../src/topics/kit/hearing/classifier/features.ts";
import type { WeightFile } from "../../src/topics/kit/hearing/classifier/weights.ts";
import type { Utterance } from "./corpus.ts";
import { trainLinear } from "./train-linear.ts";
import { trainNet } from "./train-net.ts";

/** Learns the weights from a corpus: the same corpus, the same weights. */
export const trainHearing = (turns: readonly Utterance[]): WeightFile => {
  const counts = turns.map((turn) => countFeatures(turn));
  return { linear: trainLinear(turns, counts), net: trainNet(turns, counts) };
};
