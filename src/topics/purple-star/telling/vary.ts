import type { PlateView } from "./view.ts";

/** FNV-1a, 32 bits. */
const toHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  // FNV’s low bits follow the last letters; mixed, they depend on all.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
};

/** The birth by the clock that counts, `1990-05-01T12:54:20`: two plates that are all but one still have their own day and hour. */
const toSeed = ({ cast: { clockTime, sex } }: PlateView): string => clockTime + sex;

/** One of several ways to say the same: another birth may hear it otherwise, one birth always hears it so. */
export const vary = (view: PlateView, key: string, ways: readonly [string, ...string[]]): string => ways[toWay(view, key, ways.length)]!;

/** Which way of `count` it is, from 0. */
export const toWay = (view: PlateView, key: string, count: number): number => (toHash(`${toSeed(view)} ${key}`) >>> 8) % count;

/** 0 … 1, for telling one thing before another of about the same weight. */
export const toTurn = (view: PlateView, key: string): number => toWay(view, key, 1000) / 1000;
