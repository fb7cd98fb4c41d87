import { toCapital } from "../../../../../shared/capital.ts";
import { toNth } from "../../../wording/ordinal.ts";
import type { HoroscopeCast } from "../../cast.ts";
import { baseScore } from "../../score.ts";
import { bodyNames, colorNames } from "./names.ts";

export const toLuckyWords = ({ lucky: { body, color, number, timer } }: HoroscopeCast): { color: string; rule: string } => ({
  color: colorNames[color],
  rule: `${toCapital(bodyNames[body])} gives you the most points here, and its colour is ${colorNames[color]}. ${toCapital(bodyNames[timer])} stands in your ${toNth(number)} house, hence ${number}.`,
});

export const toScoreRule = ({ period }: HoroscopeCast): string =>
  `Each theme starts at ${baseScore}, and every reason adds or takes its points, held between 5 and 98; the overall score is the mean of the four sums. Your sign counts as the first house. ${
    period === "day"
      ? "Planets stand as at noon UTC."
      : `Planets are read at noon UTC on ${period === "year" ? "every third day" : "each day"} and the points averaged; what comes to under half a point isn’t listed.`
  }`;
