/** The 95 % point of the normal distribution. */
const quantile = 1.96;
/** Two answers for and two against, added to what was given, keep a short or unanimous test from seeming exact (Agresti and Coull 1998). */
const imagined = [0, 0, 1, 1];

export interface Bracket {
  /** Of what was given, 0 … 100. */
  percent: number;
  low: number;
  high: number;
}

const toTenth = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;

/**
 * How far a scale's percent can be trusted: its 95 % bracket, by Agresti and Coull's adjusted mean of the items' scores.
 * @param scores of each item, 0 (wholly the low end) … 1 (wholly the high end), after reversed items are turned
 * @param weights of each item; all alike where left out
 * @example bracketOf([1, 1, 1, 1, 1, 1, 1]) // { percent: 100, low: 59.0, high: 100 }
 */
export const bracketOf = (scores: readonly number[], weights: readonly number[] = scores.map(() => 1)): Bracket => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return { percent: 50, low: 0, high: 100 };
  const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  // Kish's effective number: unequal weights tell less than their count.
  const count = total ** 2 / squares;
  const mean = scores.reduce((sum, score, at) => sum + score * weights[at]!, 0) / total;
  const size = count + imagined.length;
  const middle = (mean * count + 2) / size;
  const own = (scores.reduce((sum, score, at) => sum + weights[at]! * (score - middle) ** 2, 0) / total) * count;
  const spread = (own + imagined.reduce((sum, score) => sum + (score - middle) ** 2, 0)) / size;
  const half = quantile * Math.sqrt(spread / size);
  return { percent: toTenth(mean), low: Math.min(toTenth(mean), toTenth(middle - half)), high: Math.max(toTenth(mean), toTenth(middle + half)) };
};

/** True where the bracket takes in the middle: the axis cannot be told one way or the other. */
export const isTie = ({ low, high }: Bracket): boolean => low <= 50 && high >= 50;
