import type { AstroCast } from "../cast-types.ts";

/** FNV-1a, 32 bits, mixed so that every bit depends on all letters. */
const toHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
};

interface Told {
  cast: AstroCast;
}

/** Which way of `count` it is for this birth, from 0; one birth always hears the same. */
export const toWay = ({ cast: { instant } }: Told, key: string, count: number): number => (toHash(`${instant} ${key}`) >>> 8) % count;

/** One of several ways to say the same. */
export const vary = (view: Told, key: string, ways: readonly [string, ...string[]]): string => ways[toWay(view, key, ways.length)]!;

/** 0 … 1, for telling one thing before another of about the same weight. */
export const toTurn = (view: Told, key: string): number => toWay(view, key, 1000) / 1000;
