import { toSeededWay } from "../../kit/wording/way.ts";
import type { AstroCast } from "../cast-types.ts";

interface Told {
  cast: AstroCast;
}

/** Which way of `count` it is for this birth, from 0; one birth always hears the same. */
export const toWay = ({ cast: { instant } }: Told, key: string, count: number): number => toSeededWay(instant, key, count);

/** One of several ways to say the same. */
export const vary = (view: Told, key: string, ways: readonly [string, ...string[]]): string => ways[toWay(view, key, ways.length)]!;

/** 0 … 1, for telling one thing before another of about the same weight. */
export const toTurn = (view: Told, key: string): number => toWay(view, key, 1000) / 1000;
