import { type Axis, letterAt, lettersOf } from "../axes.ts";
import type { SixteenItem } from "../items.ts";

/** mulberry32, 0 … 1: the same answerers in every run. */
export const chanceFrom =
  (seed: number): (() => number) =>
  () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

/** Every item towards the type’s letters. */
export const answerPurely = (items: readonly SixteenItem[], type: string): number[] => items.map(({ axis, keys }) => keys.indexOf(letterAt(type, axis)) + 1);

export const answerBlindly = (items: readonly SixteenItem[], next: () => number): number[] => items.map(() => (next() < 0.5 ? 1 : 2));

const toAnswer = ({ axis, keys }: SixteenItem, isFirst: boolean): number => keys.indexOf(lettersOf[axis][isFirst ? 0 : 1]) + 1;

/** Each item on its own, towards the axis’ first letter with the chance given. */
export const answerByLeaning = (items: readonly SixteenItem[], leanings: Record<Axis, number>, next: () => number): number[] =>
  items.map((item) => toAnswer(item, next() < leanings[item.axis]));

/** Somebody who is another in other scenes, but the same in like ones: each theme has its side, kept thirteen times of fourteen. */
export const answerByTheme = (items: readonly SixteenItem[], leanings: Record<Axis, number>, next: () => number): number[] => {
  const sides = new Map<string, number>();
  return items.map((item) => {
    const theme = item.theme ?? item.id;
    const side = sides.get(theme) ?? (next() < leanings[item.axis] ? 0.93 : 0.07);
    sides.set(theme, side);
    return toAnswer(item, next() < side);
  });
};
