import { type Hexagram, toHexagram } from "../../../../../topics/kit/hexagrams/king-wen.ts";
import { toTrigramOfNumber } from "../../../../../topics/kit/hexagrams/trigrams.ts";

/** Upper, lower, moving; null for one that is not set yet. */
export type Trio = readonly [number | null, number | null, number | null];
export const noNumbers: Trio = [null, null, null];

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value);

/** The three numbers of a field, whatever was kept in it. */
export const toTrio = (value: unknown): Trio => {
  const at = (place: number) => (Array.isArray(value) && isNumber(value[place]) ? value[place] : null);
  return [at(0), at(1), at(2)];
};

export const isWhole = (trio: Trio): trio is readonly [number, number, number] => trio.every((number) => number !== null);
export const isEmpty = (trio: Trio): boolean => trio.every((number) => number === null);

/** 1 … 6 from the bottom. */
export const toMoving = (number: number): number => number % 6 || 6;

const open = "???";
const linesOf = (number: number | null): string => (number === null ? open : toTrigramOfNumber(number).lines);

/** Six lines bottom up, "?" where the number is not set yet. */
export const toLines = ([upper, lower]: Trio): string => linesOf(lower) + linesOf(upper);

/** The hexagram that all three make, and the one it becomes; null while one is missing. */
export const toMade = (trio: Trio): { primary: Hexagram; changed: Hexagram; moving: number } | null => {
  if (!isWhole(trio)) return null;
  const lines = toLines(trio);
  const moving = toMoving(trio[2]);
  const changed = [...lines].map((line, at) => (at + 1 === moving ? String(1 - Number(line)) : line)).join("");
  return { primary: toHexagram(lines), changed: toHexagram(changed), moving };
};
