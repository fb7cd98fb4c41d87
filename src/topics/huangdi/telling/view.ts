import type { Question } from "../../kit/hearing/question.ts";
import { type Level, levels, toLevel } from "../bone-level.ts";
import { toWeightShare, type WeightShare } from "../bone-weight.ts";
import { type Bone, bones, type HuangdiCast } from "../cast-types.ts";
import { seasons } from "../data/body-places.ts";
import { toPhaseAges, toPhaseAt } from "../phase.ts";
import { listHoursOf } from "../season.ts";
import { findAskedYear } from "./asked-year.ts";
import { boneOf, type Field } from "./parts.ts";

export interface BoneView {
  bone: Bone;
  weight: number;
  level: Level;
  /** Nominal ages and the years they fall in. */
  from: number;
  to: number | null;
  startYear: number;
  endYear: number | null;
}

/** The year that is told: the one asked for, else that of the cast. */
export interface YearView {
  year: number;
  age: number;
  phase: BoneView;
  /** The one after; null in the last. */
  next: BoneView | null;
}

export interface HuangdiView {
  cast: HuangdiCast;
  bones: Readonly<Record<Bone, BoneView>>;
  heaviest: BoneView;
  lightest: BoneView;
  /** The sum against all sums: our own thirds, up to 34 and from 45. */
  tier: Level;
  share: WeightShare;
  /** True where one hour alone of the season falls on the place. */
  isOnlyHour: boolean;
  year: YearView | null;
  isYearAsked: boolean;
}

const toYear = ({ lunarDate }: HuangdiCast, views: HuangdiView["bones"], year: number): YearView | null => {
  const age = year - lunarDate.year + 1;
  if (age < 1) return null;
  const bone = toPhaseAt(age);
  const after = bones[bones.indexOf(bone) + 1];
  return { year, age, phase: views[bone], next: after ? views[after] : null };
};

const toBoneView = ({ boneWeight, lunarDate }: HuangdiCast, bone: Bone): BoneView => {
  const weight = boneWeight[bone];
  const { from, to } = toPhaseAges(bone);
  const endYear = to === null ? null : lunarDate.year + to - 1;
  return { bone, weight, level: toLevel(bone, weight), from, to, startYear: lunarDate.year + from - 1, endYear };
};

/** The same cast under a further question, which may name another year or none. */
export const toAskedView = (view: HuangdiView, { text }: Question): HuangdiView => {
  const { present } = view.cast;
  if (!present) return view;
  const asked = findAskedYear(text, present.year);
  return { ...view, year: toYear(view.cast, view.bones, asked ?? present.year), isYearAsked: asked !== null };
};

export const toHuangdiView = (cast: HuangdiCast, question: Question): HuangdiView => {
  const views = Object.fromEntries(bones.map((bone) => [bone, toBoneView(cast, bone)])) as Record<Bone, BoneView>;
  const byWeight = Object.values(views).sort((one, other) => other.weight - one.weight);
  const { total } = cast.boneWeight;
  const view: HuangdiView = {
    cast,
    bones: views,
    heaviest: byWeight[0]!,
    lightest: byWeight.at(-1)!,
    tier: total <= 34 ? "light" : total >= 45 ? "heavy" : "middle",
    share: toWeightShare(total),
    isOnlyHour: listHoursOf(cast.season, cast.part).length === 1,
    year: null,
    isYearAsked: false,
  };
  return toAskedView(view, question);
};

/** How far a field is open: its own bone counts double, the bone of the year that is told once. */
export type Lean = "yes" | "onlyIf" | "notYet";

const toScore = ({ level }: BoneView): number => levels.indexOf(level) - 1;

export const toLean = (view: HuangdiView, field: Field): Lean => {
  const score = 2 * toScore(view.bones[boneOf[field]]) + (view.year ? toScore(view.year.phase) : 0);
  return score >= 2 ? "yes" : score <= -2 ? "notYet" : "onlyIf";
};

/** The stretch of life still open that weighs most, from the present one on. */
export const toBestPhase = ({ bones: views, year }: HuangdiView): BoneView =>
  Object.values(views)
    .filter(({ endYear }) => endYear === null || !year || endYear >= year.year)
    .reduce((best, one) => (one.weight > best.weight ? one : best));

/** When one’s own season comes next: the lunar year, and whether it is on now. */
export const toOwnSeason = ({ cast }: HuangdiView): { year: number; isNow: boolean } | null => {
  if (!cast.present) return null;
  const now = Math.floor((cast.present.month - 1) / 3);
  const own = seasons.indexOf(cast.season);
  return { year: cast.present.year + (own < now ? 1 : 0), isNow: own === now };
};

/** One weight against another: within one 钱 even, beyond five far. */
export type Side = "farAbove" | "above" | "even" | "below" | "farBelow";

export const toSide = (one: number, other: number): Side => {
  const by = one - other;
  if (Math.abs(by) <= 1) return "even";
  return by > 5 ? "farAbove" : by > 0 ? "above" : by < -5 ? "farBelow" : "below";
};

/** Place of a bone among the four by weight, 1 the heaviest; equals share one. */
export const toRank = ({ bones: views }: HuangdiView, { weight }: BoneView): number => 1 + Object.values(views).filter((one) => one.weight > weight).length;
