import { type Element, elements } from "../hexagrams/elements.ts";
import { numbersTo40 } from "./data/numbers-1-40.ts";
import { numbersFrom41 } from "./data/numbers-41-81.ts";

/** 吉, 半吉, 凶. The fifteen numbers on which the published lists disagree are `half`. */
export type Luck = "lucky" | "half" | "unlucky";

export type NumberRow = readonly [number: number, nameZh: string, nameEn: string, luck: Luck, zh: string, en: string];

/** One of the 81 numbers: its traditional name and luck, and what we say of it. */
export interface LuckNumber {
  number: number;
  nameZh: string;
  nameEn: string;
  luck: Luck;
  element: Element;
  text: { zh: string; en: string };
}

/** 1 2 wood, 3 4 fire, 5 6 earth, 7 8 metal, 9 0 water, by the last digit: 15 is earth, 32 wood. */
export const toNumberElement = (number: number): Element => elements[Math.floor(((((number + 9) % 10) + 10) % 10) / 2)]!;

export const luckNumbers: readonly LuckNumber[] = [...numbersTo40, ...numbersFrom41].map(([number, nameZh, nameEn, luck, zh, en]) => ({
  number,
  nameZh,
  nameEn,
  luck,
  element: toNumberElement(number),
  text: { zh, en },
}));

/**
 * The number among the 81 that a count of strokes falls on: above 81, eighty is taken off, 82 is 2.
 * @throws RangeError below 1
 */
export const getLuckNumber = (strokes: number): LuckNumber => {
  if (!Number.isInteger(strokes) || strokes < 1) throw new RangeError(`no number of strokes: ${strokes}`);
  return luckNumbers[strokes <= 81 ? strokes - 1 : ((strokes - 2) % 80) + 1]!;
};
