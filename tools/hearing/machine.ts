import type { Vector } from "../../src/topics/kit/hearing/classifier/features.ts";
import { createChance, shuffle } from "./chance.ts";

const mostRounds = 40;
/** Training ends when no row is further than this from where it should lie. */
const tolerance = 0.1;

export interface Machine {
  weights: Float32Array;
  bias: number;
}

/** The rows behind one another, as machines read them again and again. */
export interface Table {
  count: number;
  /** Where each row begins, and the last one ends. */
  starts: Uint32Array;
  at: Uint32Array;
  value: Float32Array;
  /** The square of each row's length. */
  norms: Float64Array;
}

export const toTable = (rows: readonly Vector[]): Table => {
  const starts = new Uint32Array(rows.length + 1);
  for (const [row, { at }] of rows.entries()) starts[row + 1] = starts[row]! + at.length;
  const at = new Uint32Array(starts.at(-1)!);
  const value = new Float32Array(starts.at(-1)!);
  for (const [row, own] of rows.entries()) {
    at.set(own.at, starts[row]!);
    value.set(own.value, starts[row]!);
  }
  const norms = Float64Array.from(rows, (own) => 1 + own.value.reduce((sum, one) => sum + one * one, 0));
  return { count: rows.length, starts, at, value, norms };
};

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent with shrinking
 * (Hsieh, Chang, Lin, Keerthi and Sundararajan, "A dual coordinate descent method for large-scale linear SVM", 2008). Deterministic.
 * @param signs 1 or −1, by row
 * @param costs what a mistake on a row costs
 */
export const trainMachine = ({ count, starts, at, value, norms }: Table, signs: readonly number[], costs: readonly number[], size: number): Machine => {
  const weights = new Float64Array(size);
  let bias = 0;
  const alpha = new Float64Array(count);
  const order = Int32Array.from({ length: count }, (_, row) => row);
  const chance = createChance(1);
  let active = count;
  let before = Number.POSITIVE_INFINITY;
  for (let round = 0; round < mostRounds; round += 1) {
    shuffle(order, active, chance);
    let most = 0;
    let farthest = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < active; place += 1) {
      const row = order[place]!;
      const from = starts[row]!;
      const to = starts[row + 1]!;
      const sign = signs[row]!;
      let sum = bias;
      for (let index = from; index < to; index += 1) sum += weights[at[index]!]! * value[index]!;
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
      for (let index = from; index < to; index += 1) weights[at[index]!]! += change * value[index]!;
    }
    if (most <= tolerance) {
      if (active === count) break;
      active = count;
      before = Number.POSITIVE_INFINITY;
      continue;
    }
    before = farthest <= 0 ? Number.POSITIVE_INFINITY : farthest;
  }
  return { weights: Float32Array.from(weights), bias };
};
