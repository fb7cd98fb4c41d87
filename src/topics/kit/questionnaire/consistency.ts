/** Fewer pairs of like items than this say nothing. */
const fewest = 3;

/**
 * How well the answers to like items agree, 0 … 1, to a hundredth: 1 less their mean distance. Blind answers to two-way items come to about 0.5, to
 * five-step scales about 0.6.
 * @param pairs both items' scores, 0 … 1 towards the same end, reversed items turned
 * @returns null for fewer than three pairs
 * @example consistencyOf([[1, 1], [0, 0], [1, 0]]) // 0.67
 */
export const consistencyOf = (pairs: readonly (readonly [one: number, other: number])[]): number | null => {
  if (pairs.length < fewest) return null;
  const apart = pairs.reduce((sum, [one, other]) => sum + Math.abs(one - other), 0) / pairs.length;
  return Math.round((1 - apart) * 100) / 100;
};

/** An answer as a score 0 … 1 towards the last option: 1 of 5 → 0, 3 of 5 → 0.5, 2 of 2 → 1; turned round for a reversed item. */
export const toScore = (value: number, count: number, isReversed = false): number => {
  const score = (value - 1) / (count - 1);
  return isReversed ? 1 - score : score;
};
