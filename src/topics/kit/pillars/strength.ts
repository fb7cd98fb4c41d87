import { toElement } from "../hexagrams/branches.ts";
import { type Relation, toRelation } from "../hexagrams/elements.ts";
import { type FourPillars, listPlaced } from "./four-pillars.ts";
import { toHiddenShares, toHiddenStems } from "./hidden-stems.ts";
import { toStemElement } from "./stem-nature.ts";

export const strengthLevels = ["dominant", "strong", "balanced", "weak", "yielding"] as const;
export type StrengthLevel = (typeof strengthLevels)[number];

export const seasonStates = ["prosperous", "assisted", "resting", "trapped", "dead"] as const;
/** 旺 相 休 囚 死 of the day master's element in the month. */
export type SeasonState = (typeof seasonStates)[number];

export interface Strength {
  level: StrengthLevel;
  /** 0–100: season + roots + allies. */
  score: number;
  /** 得令, 0–40. */
  season: number;
  seasonState: SeasonState;
  /** 得地, 0–30. */
  roots: number;
  /** 得势, 0–30. */
  allies: number;
  /** A hidden stem of the day master's own element in some branch. */
  hasRoot: boolean;
}

const seasonStatesOf: Record<Relation, SeasonState> = { same: "prosperous", feedsMe: "assisted", iFeed: "resting", iHold: "trapped", holdsMe: "dead" };
const seasonPoints: Record<SeasonState, number> = { prosperous: 40, assisted: 30, resting: 15, trapped: 8, dead: 0 };
const rootPoints = 30;
const allyPoints = 30;
/** What feeds the day master counts for half as a root, and for four fifths as a stem beside it. */
const feedingRoot = 0.5;
const feedingAlly = 0.8;

const strongFrom = 45;
const balancedFrom = 37;
const dominantFrom = 80;
const yieldingBelow = 16;

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * 旺衰, by three measures that add up to 100.
 * 得令 (40): the element of the month's branch seen from the day master: 旺 40 相 30 休 15 囚 8 死 0.
 * 得地 (30): the mean over the branches of own element's hidden share + half the share of what feeds it.
 * 得势 (30): the mean over the other stems of 1 for its own element, 0.8 for what feeds it.
 * From 45 strong, from 37 balanced, else weak. 专旺 `dominant` from 80 with no stem that holds it; 从 `yielding` below 16 with no root and no ally.
 * 庚午 庚辰 丙寅 乙未: 丙 in 辰 month 休 15; roots 30·(.7 + .15 + .3 + .3 + .3 + .05)/4 = 13.5; allies 30·.8/3 = 8; 36.5, weak.
 */
export const toStrength = (pillars: FourPillars): Strength => {
  const placed = listPlaced(pillars);
  const own = toStemElement(placed[2]!.stem);
  const seasonState = seasonStatesOf[toRelation(own, toElement(placed[1]!.branch))];
  let ownRoots = 0;
  let feedingRoots = 0;
  let allied = 0;
  let isHeld = false;
  for (const { pillar, stem, branch } of placed) {
    const shares = toHiddenShares(branch);
    for (const [place, hidden] of toHiddenStems(branch).entries()) {
      const relation = toRelation(own, toStemElement(hidden));
      if (relation === "same") ownRoots += shares[place]!;
      else if (relation === "feedsMe") feedingRoots += shares[place]!;
    }
    if (pillar === "day") continue;
    const relation = toRelation(own, toStemElement(stem));
    if (relation === "same") allied += 1;
    else if (relation === "feedsMe") allied += feedingAlly;
    else if (relation === "holdsMe") isHeld = true;
  }
  const season = seasonPoints[seasonState];
  const roots = toTenth((rootPoints * (ownRoots + feedingRoot * feedingRoots)) / placed.length);
  const allies = toTenth((allyPoints * allied) / (placed.length - 1));
  const score = toTenth(season + roots + allies);
  const hasRoot = ownRoots > 0;
  const toLevel = (): StrengthLevel => {
    if (score >= dominantFrom && !isHeld) return "dominant";
    if (score < yieldingBelow && !hasRoot && allied === 0) return "yielding";
    if (score >= strongFrom) return "strong";
    return score >= balancedFrom ? "balanced" : "weak";
  };
  return { level: toLevel(), score, season, seasonState, roots, allies, hasRoot };
};
