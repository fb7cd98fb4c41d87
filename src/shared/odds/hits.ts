/** The odds of each number of hits after one trial more. @param odds before it: [none, one, …] */
export const withTrial = (odds: readonly number[], chance: number): number[] =>
  Array.from({ length: odds.length + 1 }, (_, hits) => (odds[hits] ?? 0) * (1 - chance) + (odds[hits - 1] ?? 0) * chance);

/**
 * How likely each number of hits is among independent trials: [none, one, … all]. Exact up to rounding; quadratic in the trials.
 * @param chances of each trial, 0–1; all alike is the binomial
 */
export const toHitOdds = (chances: readonly number[]): number[] => chances.reduce<number[]>(withTrial, [1]);

/** The chance of at least so many hits, 0–1: the exact one-sided p-value. Summed from the small end, so that a rare tail keeps its digits. */
export const toTail = (odds: readonly number[], least: number): number =>
  least <= 0
    ? 1
    : Math.min(
        1,
        odds.slice(least).reduceRight((sum, one) => sum + one, 0),
      );

/** The same where every trial has one chance: 4 of 8 at 1/4 is 0.1138. */
export const toBinomialTail = (hits: number, trials: number, chance: number): number => toTail(toHitOdds(Array(trials).fill(chance)), hits);
