import { type Ganzhi, toGanzhi, toYearPlace } from "../kit/calendar/sexagenary.ts";
import { toElement } from "../kit/hexagrams/branches.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import type { PillarChart } from "../kit/pillars/chart.ts";
import { listPlaced, type Placed, toPlaced } from "../kit/pillars/four-pillars.ts";
import { toHiddenStems } from "../kit/pillars/hidden-stems.ts";
import { type LifeStage, toLifeStage } from "../kit/pillars/life-stages.ts";
import type { LuckCycle } from "../kit/pillars/luck-cycles.ts";
import { listRelationsWith, type PillarRelation } from "../kit/pillars/relations.ts";
import { toStemElement } from "../kit/pillars/stem-nature.ts";
import { type TenGod, toTenGod } from "../kit/pillars/ten-gods.ts";

/** Whether an element is one the chart can use, one that harms it, or neither. */
export type Favour = "useful" | "adverse" | "neutral";

/** A pillar that comes to the four from outside: a luck cycle's or a year's. */
export interface Coming {
  pillar: Ganzhi;
  tenGod: TenGod;
  /** Of the branch's main hidden stem. */
  branchGod: TenGod;
  lifeStage: LifeStage;
  stemFavour: Favour;
  branchFavour: Favour;
  /** Its branch is one of the day's voids. */
  isVoid: boolean;
  /** With the four pillars, and a year's also with the luck cycle it falls in. */
  relations: PillarRelation[];
}

export interface AnnualYear extends Coming {
  /** From 立春 to 立春. */
  year: number;
  /** 虚岁 from the lunar new year of that year on. */
  age: number;
  /** The luck pillar that runs when the year begins; null before luck. */
  luck: Ganzhi | null;
}

type Chart = Pick<PillarChart, "pillars" | "dayMaster" | "voids" | "useful">;

const toFavour = ({ useful }: Chart, element: Element): Favour =>
  useful.elements.includes(element) ? "useful" : useful.adverse.includes(element) ? "adverse" : "neutral";

const toComing = (chart: Chart, newcomer: Placed, placed: readonly Placed[]): Coming => ({
  pillar: newcomer.ganzhi,
  tenGod: toTenGod(chart.dayMaster, newcomer.stem),
  branchGod: toTenGod(chart.dayMaster, toHiddenStems(newcomer.branch)[0]!),
  lifeStage: toLifeStage(chart.dayMaster, newcomer.branch),
  stemFavour: toFavour(chart, toStemElement(newcomer.stem)),
  branchFavour: toFavour(chart, toElement(newcomer.branch)),
  isVoid: chart.voids.day.includes(newcomer.branch),
  relations: listRelationsWith(newcomer, placed),
});

/** A luck cycle beside the four pillars. */
export const toComingLuck = (chart: Chart, pillar: Ganzhi): Coming => toComing(chart, toPlaced<string>("luck", pillar), listPlaced(chart.pillars));

/**
 * 流年: one year beside the four pillars and the luck cycle that has begun before it.
 * @param cycles null where the sex is unknown
 * @param birthLunarYear which counts as one: a birth in 腊月 belongs to the lunar year that is ending
 */
export const toAnnualYear = (chart: Chart, cycles: readonly LuckCycle[] | null, birthLunarYear: number, year: number): AnnualYear => {
  const luck = cycles?.findLast(({ startYear }) => startYear <= year)?.pillar ?? null;
  const placed: Placed[] = listPlaced(chart.pillars);
  if (luck) placed.push(toPlaced<string>("luck", luck));
  return { year, age: Math.max(1, year - birthLunarYear + 1), luck, ...toComing(chart, toPlaced<string>("annual", toGanzhi(toYearPlace(year))), placed) };
};
