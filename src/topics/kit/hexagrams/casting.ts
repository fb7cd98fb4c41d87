import type { Chance } from "../../../shared/chance.ts";
import type { LineValue } from "./throws.ts";

/** Three coins: the inscribed side (字) counts 2, the plain side (背) 3. */
export type Coins = [2 | 3, 2 | 3, 2 | 3];

/** One throw; 6 7 8 9 come out 1, 3, 3, 1 times in 8. */
export const throwCoins = (chance: Chance): Coins => {
  const coin = (): 2 | 3 => (chance.below(2) === 0 ? 2 : 3);
  return [coin(), coin(), coin()];
};

export const toValueOfCoins = ([first, second, third]: Coins): LineValue => (first + second + third) as LineValue;

/** One of the three changes that make a line with stalks: the two heaps, and what is laid aside. */
export interface StalkChange {
  left: number;
  right: number;
  /** The one taken from the right heap and both remainders: 5 or 9 the first time, 4 or 8 after. */
  aside: number;
}

/** What is left after counting off by fours; four itself when nothing would be. */
const toRemainder = (heap: number): number => heap % 4 || 4;

/**
 * 系辞上: part the stalks, take one from the right, count both heaps by fours, lay the remainders aside.
 * The left heap is even over a run of a multiple of four sizes, so its remainder is exactly fair, and 9 comes once in 4 at
 * first, 8 once in 2 after: which makes 6 7 8 9 come 1, 5, 7, 3 times in 16.
 */
const changeStalks = (stalks: number, chance: Chance): StalkChange => {
  const left = 2 + chance.below(4 * Math.floor((stalks - 4) / 4));
  const right = stalks - left;
  return { left, right, aside: 1 + toRemainder(left) + toRemainder(right - 1) };
};

const workingStalks = 49;

/** One line with 49 stalks: three changes. */
export const divideStalks = (chance: Chance): [StalkChange, StalkChange, StalkChange] => {
  const first = changeStalks(workingStalks, chance);
  const second = changeStalks(workingStalks - first.aside, chance);
  const third = changeStalks(workingStalks - first.aside - second.aside, chance);
  return [first, second, third];
};

/** Stalks still in hand, by fours: 24 is 6, 28 is 7, 32 is 8, 36 is 9. */
export const toValueOfStalks = (changes: readonly StalkChange[]): LineValue =>
  ((workingStalks - changes.reduce((sum, { aside }) => sum + aside, 0)) / 4) as LineValue;
