import { toNayin } from "../calendar/nayin.ts";
import { toBranch, toStem, toVoids } from "../calendar/sexagenary.ts";
import type { Branch, Stem } from "../hexagrams/branches.ts";
import { type ElementWeights, toElementPercent } from "./element-weights.ts";
import { type ByPillar, type FourPillars, listPlaced, mapPillars, type PillarName } from "./four-pillars.ts";
import { toHiddenStems } from "./hidden-stems.ts";
import { type LifeStage, toLifeStage } from "./life-stages.ts";
import { listRelations, type PillarRelation } from "./relations.ts";
import { listSpirits, type Spirit } from "./spirits.ts";
import { type Strength, toStrength } from "./strength.ts";
import { type TenGod, toTenGod } from "./ten-gods.ts";
import { toUsefulElements, type UsefulElements } from "./useful-elements.ts";

/** Everything four pillars say without a sex or a moment. Names of the craft stay in Chinese, as ten gods, stages and stars are called. */
export interface PillarChart {
  pillars: FourPillars;
  dayMaster: Stem;
  /** Main, middle, residual. */
  hiddenStems: ByPillar<readonly Stem[]>;
  /** Of the stems; the day's own is 日主. */
  tenGods: ByPillar<TenGod | "日主">;
  /** Of the hidden stems, in their order. */
  hiddenTenGods: ByPillar<TenGod[]>;
  nayin: ByPillar<string>;
  /** 星运: the day master in each branch. */
  lifeStages: ByPillar<LifeStage>;
  /** 自坐: each stem in its own branch. */
  selfStages: ByPillar<LifeStage>;
  /** 旬空 of each pillar. */
  voids: ByPillar<[Branch, Branch]>;
  /** Percent, whole numbers, together 100. */
  elements: ElementWeights;
  relations: PillarRelation<PillarName>[];
  spirits: Spirit[];
  strength: Strength;
  useful: UsefulElements;
}

export const toPillarChart = (pillars: FourPillars): PillarChart => {
  const dayMaster = toStem(pillars.day);
  const elements = toElementPercent(pillars);
  const strength = toStrength(pillars);
  return {
    pillars,
    dayMaster,
    hiddenStems: mapPillars(pillars, (ganzhi) => toHiddenStems(toBranch(ganzhi))),
    tenGods: mapPillars(pillars, (ganzhi, pillar) => (pillar === "day" ? "日主" : toTenGod(dayMaster, toStem(ganzhi)))),
    hiddenTenGods: mapPillars(pillars, (ganzhi) => toHiddenStems(toBranch(ganzhi)).map((stem) => toTenGod(dayMaster, stem))),
    nayin: mapPillars(pillars, toNayin),
    lifeStages: mapPillars(pillars, (ganzhi) => toLifeStage(dayMaster, toBranch(ganzhi))),
    selfStages: mapPillars(pillars, (ganzhi) => toLifeStage(toStem(ganzhi), toBranch(ganzhi))),
    voids: mapPillars(pillars, toVoids),
    elements,
    relations: listRelations(listPlaced(pillars)),
    spirits: listSpirits(pillars),
    strength,
    useful: toUsefulElements(dayMaster, toBranch(pillars.month), elements, strength),
  };
};
