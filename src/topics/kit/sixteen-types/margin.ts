/** The 95 % point of the normal distribution. */
const quantile = 1.96;
/** Even answers that never disagree may be chance in part: a quarter of the plain error is kept. */
const leastNoise = 0.25;

export interface Pairs {
  /** Like items both answered, and how many of them towards different letters. */
  pairs: number;
  apart: number;
  /** How many would stand apart if the answers to like items had nothing to do with each other: the sum of 2p(1 − p). */
  expected: number;
}

/**
 * How much of the differences between a person's answers is unsteadiness, 0.25 … 1: like items answered apart, over those that would be by blind
 * answering at the same leanings; one pair of each is added, so that few pairs say little.
 */
export const toNoise = ({ apart, expected }: Pairs): number => Math.min(1, Math.max(leastNoise, (apart + 1) / (expected + 1)));

/**
 * The 95 % bracket of a share: Lord's binomial error of measurement as Keats corrects it (1957), only its unsteady part counted, in Agresti and Coull's
 * form, which keeps a unanimous axis from seeming exact.
 * @param share 0 … 1
 * @param count the items' effective number: (Σ weight)² / Σ weight²
 * @param noise as `toNoise` gives it
 * @returns 0 … 1 both
 * @example toBracket(0.5, 40, 1) // { low: 0.352, high: 0.648 }
 */
export const toBracket = (share: number, count: number, noise: number): { low: number; high: number } => {
  const steady = count / noise;
  const size = steady + quantile ** 2;
  const middle = (share * steady + quantile ** 2 / 2) / size;
  const half = quantile * Math.sqrt((middle * (1 - middle)) / size);
  return { low: Math.max(0, Math.min(share, middle - half)), high: Math.min(1, Math.max(share, middle + half)) };
};
