import type { Vector } from "../../src/topics/kit/hearing/classifier/features.ts";
import { createChance, shuffle } from "./chance.ts";

const mostRounds = 40;
/** Training ends when no row is further than this from where it should lie. */
const tolerance = 0.1;

export interface Machine {
  weights: Float32Array;
  bias: number;
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent with shrinking
 * (Hsieh, Chang, Lin, Keerthi and Sundararajan, "A dual coordinate descent method for large-scale linear SVM", 2008). Deterministic.
 * @param signs 1 or −1, by row
 * @param costs what a mistake on a row costs
 */
export const trainMachine = (rows: readonly Vector[], signs: readonly number[], costs: readonly number[], size: number): Machine => {
  const weights = new Float64Array(size);
  let bias = 0;
  const alpha = new Float64Array(rows.length);
  const order = Int32Array.from(rows.keys());
  const norms = rows.map(({ value }) => 1 + value.reduce((sum, one) => sum + one * one, 0));
  const chance = createChance(1);
  let active = rows.length;
  let before = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round += 1) {
    shuffle(order, active, chance);
    let most = 0;
    let farthest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < active; place += 1) {
      const row = order[place]!;
      const { at, value } = rows[row]!;
      const sign = signs[row]!;
      let sum = bias;
      for (let index = 0; index < at.length; index += 1) sum += weights[at[index]!]! * value[index]!;
      const slack = 1 / (2 * costs[row]!);
      const gradient = sign * sum - 1 + slack * alpha[row]!;
      if (alpha[row] === 0 && gradient > before) {
        active -= 1;
        [order[place], order[active]] = [order[active]!, order[place]!];
        place -= 1;
        continue;
      }
      const projected = alpha[row] === 0 ? Math.min(gradient, 0) : gradient;
      farthest = Math.max(farthest, projected);
      most = Math.max(most, Math.abs(projected));
      if (Math.abs(projected) < 1e-12) continue;
      const old = alpha[row]!;
      alpha[row] = Math.max(0, old - gradient / (norms[row]! + slack));
      const change = (alpha[row]! - old) * sign;
      bias += change;
      for (let index = 0; index < at.length; index += 1) weights[at[index]!]! += change * value[index]!;
    }
    if (most <= tolerance) {
      if (active === rows.length) break;
      active = rows.length;
      before = Number.POSITIVE_INFINITY;
      continue;
    }
    before = farthest <= 0 ? Number.POSITIVE_INFINITY : farthest;
  }
  return { weights: Float32Array.from(weights), bias };
};
