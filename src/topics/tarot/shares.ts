/** How rare a pattern is: its share of all draws of n cards, 0–1, counted exactly and never sampled. */

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
};

const deckSize = 78;
const suitSize = 14;
const suitCount = 4;
const majorCount = 22;
const courtCount = 16;
const rankSize = 4;
const rankCount = 14;

/** Hypergeometric: n cards hold at least `least` and at most `most` of the `marked` cards in the deck. */
const ofMarked = (marked: number, n: number, least: number, most: number): number => {
  let share = 0;
  for (let k = least; k <= most; k += 1) share += (choose(marked, k) * choose(deckSize - marked, n - k)) / choose(deckSize, n);
  return share;
};

/** Ways to take n cards when each of `groups` groups of `size` gives at most `limit`, and `rest` cards stand outside them. */
const waysWithin = (groups: number, size: number, limit: number, rest: number, n: number): number => {
  let ways = Array.from({ length: n + 1 }, (_, k) => choose(rest, k));
  for (let group = 0; group < groups; group += 1) {
    ways = ways.map((_, taken) => {
      let sum = 0;
      for (let k = 0; k <= Math.min(limit, taken); k += 1) sum += choose(size, k) * ways[taken - k]!;
      return sum;
    });
  }
  return ways[n]!;
};

/** Some suit, whichever, comes at least `count` times. Three of one suit in three cards: 0.019. */
export const shareOfSuit = (n: number, count: number): number => 1 - waysWithin(suitCount, suitSize, count - 1, majorCount, n) / choose(deckSize, n);

/** Some rank of the minors, whichever, comes at least `count` times. */
export const shareOfRank = (n: number, count: number): number => 1 - waysWithin(rankCount, rankSize, count - 1, majorCount, n) / choose(deckSize, n);

/** At least as many majors where `count` is above what is usual, at most as many where it is below. */
export const shareOfMajors = (n: number, count: number): number =>
  count >= (n * majorCount) / deckSize ? ofMarked(majorCount, n, count, n) : ofMarked(majorCount, n, 0, count);

export const shareOfCourts = (n: number, count: number): number =>
  count >= (n * courtCount) / deckSize ? ofMarked(courtCount, n, count, n) : ofMarked(courtCount, n, 0, count);

/** This one suit is absent. */
export const shareOfMissing = (n: number): number => ofMarked(suitSize, n, 0, 0);

/** Binomial with one half: at least as many reversed where `count` is half or more, at most as many where it is less. */
export const shareOfReversals = (n: number, count: number): number => {
  const [least, most] = count * 2 >= n ? [count, n] : [0, count];
  let share = 0;
  for (let k = least; k <= most; k += 1) share += choose(n, k) / 2 ** n;
  return share;
};
