import type { AxisScore } from "../kit/sixteen-types/score.ts";

/**
 * How firmly an axis stands. Where its bracket crosses the middle: `even` within ten points of it, `loose` further on the letter’s side, `turned` when the
 * closing item went against points not far off. Where it does not: `slight` below 65, `strong` from 80, `clear` between.
 */
export type Strength = "turned" | "even" | "loose" | "slight" | "clear" | "strong";

export const toStrength = ({ percent, isTie }: Pick<AxisScore, "percent" | "isTie">): Strength => {
  if (isTie) return percent < 40 ? "turned" : percent <= 60 ? "even" : "loose";
  return percent >= 80 ? "strong" : percent >= 65 ? "clear" : "slight";
};
