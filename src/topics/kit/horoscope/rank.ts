import { type Sign, signs } from "../sky/signs.ts";
import { type Scores, scoreDay } from "./score.ts";
import type { ScoreName } from "./themes.ts";

export interface Ranked {
  sign: Sign;
  /** 1 is first; equal scores share a place. */
  rank: number;
  score: number;
  scores: Scores;
}

/** The twelve by a day's score in one theme, the best first; equals in the order of the signs. */
export const rankSigns = (date: string, theme: ScoreName): Ranked[] => {
  const scored = signs.map((sign) => ({ sign, scores: scoreDay(date, sign) }));
  const ordered = scored.sort((one, other) => other.scores[theme] - one.scores[theme]);
  return ordered.map(({ sign, scores }) => {
    const score = scores[theme];
    return { sign, rank: ordered.findIndex((other) => other.scores[theme] === score) + 1, score, scores };
  });
};
