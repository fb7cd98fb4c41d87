import type { ScaleItem } from "../profile/profile.ts";

/** mulberry32: the same people in every run; 0 … 1. */
export const toDice = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

/** Around 0 with a spread of 1, near enough to normal. */
const toNormal = (dice: () => number): number => (Array.from({ length: 6 }, dice).reduce((sum, value) => sum + value, 0) - 3) / Math.SQRT1_2;

const toAnswer = (level: number): number => Math.min(5, Math.max(1, Math.round(level)));

/**
 * One person's answers: a level of their own on each scale, around 3 with a spread of 0.8, and each answer blurred by 0.9; reversed items turned round.
 * The figures are guesses at how people answer; they give first scales around 70 and a consistency around 0.75.
 */
export const answerLikePerson = (items: readonly ScaleItem[], dice: () => number): number[] => {
  const levels = new Map<string, number>();
  for (const { scale } of items) if (!levels.has(scale)) levels.set(scale, 3 + 0.8 * toNormal(dice));
  return items.map(({ scale, isReversed }) => {
    const keyed = toAnswer(levels.get(scale)! + 0.9 * toNormal(dice));
    return isReversed ? 6 - keyed : keyed;
  });
};

/** One person's choices between two: a share of their own on each axis, from nearly all to nearly none. */
export const chooseLikePerson = (items: readonly { axis: string; keys: readonly [string, string] }[], dice: () => number): number[] => {
  const shares = new Map<string, number>();
  for (const { axis } of items) if (!shares.has(axis)) shares.set(axis, 0.1 + 0.8 * dice());
  return items.map(({ axis, keys }) => (dice() < shares.get(axis)! === (keys[0] === axis[0]) ? 1 : 2));
};

/** Somebody who taps anywhere. */
export const answerBlindly = (items: readonly unknown[], dice: () => number): number[] => items.map(() => 1 + Math.floor(dice() * 5));

/** Somebody who is wholly one scale, and undecided about all the others. */
export const answerPurely = (items: readonly ScaleItem[], scale: string): number[] =>
  items.map((item) => (item.scale === scale ? (item.isReversed ? 1 : 5) : 3));

/** One person's picks: a level of their own on each scale with a spread of 0.8, each word blurred by 0.9; the highest of a group is most, the lowest least. */
export const pickLikePerson = (groups: readonly (readonly string[])[], dice: () => number): [most: number, least: number][] => {
  const levels = new Map<string, number>();
  for (const scale of groups.flat()) if (!levels.has(scale)) levels.set(scale, 0.8 * toNormal(dice));
  return groups.map((group) => {
    const felt = group.map((scale) => levels.get(scale)! + 0.9 * toNormal(dice));
    return [felt.indexOf(Math.max(...felt)) + 1, felt.indexOf(Math.min(...felt)) + 1];
  });
};

/** Somebody who picks any two of a group. */
export const pickBlindly = (groups: readonly (readonly string[])[], dice: () => number): [most: number, least: number][] =>
  groups.map((group) => {
    const most = Math.floor(dice() * group.length);
    return [most + 1, ((most + 1 + Math.floor(dice() * (group.length - 1))) % group.length) + 1];
  });
