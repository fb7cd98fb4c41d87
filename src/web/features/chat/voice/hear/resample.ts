import { voice } from "../../../../../shared/constants.ts";

/**
 * Samples of any rate as the 8 bit ones (0 … 255, silence at 128) of a recording. Each is the mean of what it stands for, so that nothing above half the new
 * rate folds into it.
 * @param fromHz the rate of what is given, above 7350 @returns takes frames of −1 … 1, one after the other
 */
export const createResampler = (fromHz: number): ((frame: Float32Array) => Uint8Array) => {
  const step = fromHz / voice.sampleRateHz;
  let sum = 0;
  let weight = 0;
  return (frame) => {
    const made: number[] = [];
    for (const sample of frame) {
      // A sample on the border belongs to both sides, by its share.
      const share = Math.min(1, step - weight);
      sum += sample * share;
      weight += share;
      if (weight < step - 1e-9) continue;
      made.push(Math.max(0, Math.min(255, Math.round(128 + (sum / step) * 127))));
      weight = 1 - share;
      sum = sample * weight;
    }
    return Uint8Array.from(made);
  };
};
