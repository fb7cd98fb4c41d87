import type { TestResult } from "../kit/questionnaire/questionnaire.ts";
import type { Axis } from "../kit/sixteen-types/axes.ts";
import type { AxisScore, SingleAnswer, ThemeAnswer } from "../kit/sixteen-types/score.ts";

export interface MbtiCast extends TestResult {
  test: "mbti";
  /** Of each axis the letter, its percent and 95 % bracket, what settled it, and how steady its own like items are. */
  axes: Record<Axis, AxisScore>;
  /** The types one letter away, nearest first: every tied axis’, else the least clear one’s. */
  neighbours: { type: string; axis: Axis }[];
  /** Every theme asked in two scenes, with the letters of both answers. */
  themes: ThemeAnswer[];
  /** What was asked once: portraits, and scenes whose like wasn’t asked. */
  singles: SingleAnswer[];
}
