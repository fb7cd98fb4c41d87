import { toSeededWay } from "../../kit/wording/way.ts";
import type { PlateView } from "./view.ts";

/** The birth by the clock that counts, `1990-05-01T12:54:20`: two plates that are all but one still have their own day and hour. */
const toSeed = ({ cast: { clockTime, sex } }: PlateView): string => clockTime + sex;

/** One of several ways to say the same: another birth may hear it otherwise, one birth always hears it so. */
export const vary = (view: PlateView, key: string, ways: readonly [string, ...string[]]): string => ways[toWay(view, key, ways.length)]!;

/** Which way of `count` it is, from 0. */
export const toWay = (view: PlateView, key: string, count: number): number => toSeededWay(toSeed(view), key, count);

/** 0 … 1, for telling one thing before another of about the same weight. */
export const toTurn = (view: PlateView, key: string): number => toWay(view, key, 1000) / 1000;
