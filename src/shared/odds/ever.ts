import { withTrial } from "./hits.ts";

/** The fewest hits whose tail is no larger than p; one more than there are trials where none is. */
const toLeast = (odds: readonly number[], p: number): number => {
  let tail = 0;
  let least = odds.length;
  while (least > 0 && tail + odds[least - 1]! <= p) {
    least -= 1;
    tail += odds[least]!;
  }
  return least;
};

/** A p-value is found again by the same sum in another order: equal is equal to the last digits. */
const slack = 1 + 1e-9;

/**
 * The chance that somebody who only guesses, and looks at the p-value after every guess from the `first` on, has by now seen one this small: to look
 * again and again is to try again and again. Exact; quadratic in the trials.
 * @param p the smallest p-value seen
 */
export const toChanceOfEver = (p: number, trials: number, first: number, chance: number): number => {
  let all: number[] = [1];
  let unseen: number[] = [1];
  let seen = 0;
  for (let done = 1; done <= trials; done += 1) {
    all = withTrial(all, chance);
    unseen = withTrial(unseen, chance);
    if (done < first) continue;
    const least = toLeast(all, p * slack);
    seen += unseen.slice(least).reduce((sum, one) => sum + one, 0);
    unseen = unseen.slice(0, least);
    while (unseen.length <= done) unseen.push(0);
  }
  return Math.min(1, seen);
};
