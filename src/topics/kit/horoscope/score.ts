import type { Sign } from "../sky/signs.ts";
import { toDaySky } from "./day-sky.ts";
import { listPoints, type Points } from "./points.ts";
import { type ScoreName, type Theme, themes } from "./themes.ts";

export type Scores = Record<ScoreName, number>;

/** A theme starts here and gathers its points. */
export const baseScore = 55;
const least = 5;
const most = 98;

const toScore = (sum: number): number => Math.round(Math.min(most, Math.max(least, baseScore + sum)));

export const sumOf = (points: readonly Points[]): number => points.reduce((sum, { value }) => sum + value, 0);

const meanPoints = (days: readonly string[], sign: Sign, theme: Theme): Points[] => {
  const sums = new Map<string, Points>();
  for (const day of days)
    for (const points of listPoints(toDaySky(day), sign, theme)) {
      const known = sums.get(points.id);
      sums.set(points.id, { ...points, value: (known?.value ?? 0) + points.value / days.length });
    }
  return [...sums.values()].sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
};

/** The reasons of each theme for a sign, the strongest first: the mean of the days. */
export const toPoints = (days: readonly string[], sign: Sign): Record<Theme, Points[]> => ({
  love: meanPoints(days, sign, "love"),
  career: meanPoints(days, sign, "career"),
  wealth: meanPoints(days, sign, "wealth"),
  health: meanPoints(days, sign, "health"),
});

/** Each theme's base and its reasons, held between 5 and 98; `overall` the same of the mean of the four sums. */
export const toScores = (points: Record<Theme, Points[]>): Scores => {
  const sum = (theme: Theme): number => sumOf(points[theme]);
  return {
    love: toScore(sum("love")),
    career: toScore(sum("career")),
    wealth: toScore(sum("wealth")),
    health: toScore(sum("health")),
    overall: toScore(themes.reduce((total, theme) => total + sum(theme), 0) / themes.length),
  };
};

/** The scores of one day, without the rest. */
export const scoreDay = (date: string, sign: Sign): Scores => toScores(toPoints([date], sign));
