import { toHash } from "../../kit/wording/way.ts";
import type { AuspiciousView } from "./view.ts";

const toSeed = ({ cast }: AuspiciousView): string => [cast.from, cast.to, cast.purpose, ...cast.people.map(({ year, day }) => year + day)].join(" ");

/** One of several ways to say the same: two wishes that come to the same day are not told it in the same words, one wish always is. */
export const vary = (view: AuspiciousView, key: string, ways: readonly (() => string)[]): string => ways[toHash(`${key} ${toSeed(view)}`) % ways.length]!();

/** 0 … 1, for telling one thing before another of the same weight. */
export const toTurn = (view: AuspiciousView, key: string): number => (toHash(`${toSeed(view)} ${key}`) % 1000) / 1000;
