import type { Planet } from "../sky/bodies.ts";

/** What a sign is scored for; `overall` is made of the four. */
export const themes = ["love", "career", "wealth", "health"] as const;
export type Theme = (typeof themes)[number];
export const scoreNames = [...themes, "overall"] as const;
export type ScoreName = (typeof scoreNames)[number];

export const periods = ["day", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

interface ThemeRule {
  /** Solar houses the theme lives in, with their weight. */
  houses: Partial<Record<number, number>>;
  /** The house whose ruler answers for it. */
  chief: number;
  /** The body that stands for it whatever the sign. */
  significator: Planet;
}

/** The sign itself is the first house. Houses and significators as Western tradition gives them; the weights are ours. */
export const themeRules: Record<Theme, ThemeRule> = {
  love: { houses: { 5: 1, 7: 1, 8: 0.4 }, chief: 7, significator: "venus" },
  career: { houses: { 10: 1, 6: 0.7, 3: 0.3 }, chief: 10, significator: "saturn" },
  wealth: { houses: { 2: 1, 8: 0.5, 11: 0.5 }, chief: 2, significator: "jupiter" },
  health: { houses: { 1: 1, 6: 0.6, 12: 0.6 }, chief: 1, significator: "sun" },
};
