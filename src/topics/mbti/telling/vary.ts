import { axes } from "../../kit/sixteen-types/axes.ts";
import type { MbtiCast } from "../cast-types.ts";

/** FNV-1a, 32 bits, its low bits mixed. */
const toHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
};

/** Two people of one type and like percents still answered their own scenes. */
const toSeed = (cast: MbtiCast): string =>
  axes.map((axis) => [cast.axes[axis].percent, ...Object.values(cast.axes[axis].byType)].join(" ")).join(" ") +
  cast.themes.map(({ letters: [one, other] }) => one + other).join("") +
  cast.singles.map(({ letter }) => letter).join("");

/** 0 … 1 by the cast and a key, for telling one thing before another of about the same weight; one cast always hears it so. */
export const toTurnOf = (cast: MbtiCast): ((key: string) => number) => {
  const seed = toSeed(cast);
  return (key) => ((toHash(`${seed} ${key}`) >>> 8) % 1000) / 1000;
};
