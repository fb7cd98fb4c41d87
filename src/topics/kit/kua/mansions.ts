import { type Direction, directions, toTrigramName } from "../compass/palace.ts";
import { getTrigram, type TrigramName } from "../hexagrams/trigrams.ts";

/** 八宅's eight relations of a trigram to the eight palaces, the best first. */
export const mansions = ["生气", "延年", "天医", "伏位", "祸害", "六煞", "五鬼", "绝命"] as const;
export type Mansion = (typeof mansions)[number];
export type MansionPlan = Record<Direction, Mansion>;

/** By the lines that differ, bottom up: only the top one changed is 生气, all three 延年. */
const byChangedLines: Record<string, Mansion> = {
  "000": "伏位",
  "001": "生气",
  "011": "五鬼",
  "111": "延年",
  "101": "六煞",
  "100": "祸害",
  "110": "天医",
  "010": "绝命",
};

/** The first four are good to use. */
export const isGood = (mansion: Mansion): boolean => mansions.indexOf(mansion) < 4;

/** Which lines of `from` change to make `to`, bottom up; 乾 to 兑 is "001". */
export const toChangedLines = (from: TrigramName, to: TrigramName): string =>
  [...getTrigram(from).lines].map((line, index) => (line === getTrigram(to).lines[index] ? "0" : "1")).join("");

const toMansion = (from: TrigramName, to: TrigramName): Mansion => byChangedLines[toChangedLines(from, to)]!;

/** 大游年: the eight palaces as one trigram sees them, a person's kua or the palace a house sits in. 乾六天五祸绝延生: 乾, then from 坎 sunwise. */
export const toMansions = (trigram: TrigramName): MansionPlan =>
  Object.fromEntries(directions.map((direction) => [direction, toMansion(trigram, toTrigramName(direction))])) as MansionPlan;
