import { axes } from "../../kit/sixteen-types/axes.ts";
import { toSeededWay } from "../../kit/wording/way.ts";
import type { MbtiCast } from "../cast-types.ts";

/** Two people of one type and like percents still answered their own scenes. */
const toSeed = (cast: MbtiCast): string =>
  axes.map((axis) => [cast.axes[axis].percent, ...Object.values(cast.axes[axis].byType)].join(" ")).join(" ") +
  cast.themes.map(({ letters: [one, other] }) => one + other).join("") +
  cast.singles.map(({ letter }) => letter).join("");

/** 0 … 1 by the cast and a key, for telling one thing before another of about the same weight; one cast always hears it so. */
export const toTurnOf = (cast: MbtiCast): ((key: string) => number) => {
  const seed = toSeed(cast);
  return (key) => toSeededWay(seed, key, 1000) / 1000;
};
