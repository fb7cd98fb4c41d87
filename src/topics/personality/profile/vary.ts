import { toSeededWay } from "../../kit/wording/way.ts";

interface Seeded {
  /** All the answers in a row: one person always hears the same, another may hear it otherwise. */
  seed: string;
}

/** Which way of `count` it is, from 0. */
export const toWay = ({ seed }: Seeded, key: string, count: number): number => toSeededWay(seed, key, count);

/** One of several ways to say the same. */
export const vary = (view: Seeded, key: string, ways: readonly [string, ...string[]]): string => ways[toWay(view, key, ways.length)]!;

/** As `vary`, but turned on by `by`, so that places beside each other in one report are said in different ways. */
export const varyAlong = (view: Seeded, key: string, by: number, ways: readonly [string, ...string[]]): string =>
  ways[(toWay(view, key, ways.length) + by) % ways.length]!;

/** 0 … 1, for telling one thing before another of about the same weight. */
export const toTurn = (view: Seeded, key: string): number => toWay(view, key, 1000) / 1000;
