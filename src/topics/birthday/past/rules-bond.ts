import { type Branch, branches, isHarmony } from "../../kit/hexagrams/branches.ts";
import { toRelation } from "../../kit/hexagrams/elements.ts";
import type { Mark } from "../../kit/past/past.ts";
import { frames, stemCombines } from "../../kit/pillars/data/branch-ties.ts";
import { spiritRules } from "../../kit/pillars/data/spirit-rules.ts";
import type { Placed } from "../../kit/pillars/four-pillars.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import type { Natal } from "./natal.ts";

const toTable = (name: string): string[] => spiritRules.find((rule) => rule.name === name)!.table.split(" ");
const tables = { redPhoenix: toTable("红鸾"), heavenlyJoy: toTable("天喜"), peach: toTable("桃花") };
const findIn = (table: readonly string[], branch: Branch): string => table[branches.indexOf(branch)]!;

const isHalf = (one: Branch, other: Branch): boolean =>
  frames.some(([birth, peak, store]) => [birth + peak, peak + birth, peak + store, store + peak].includes(one + other));

const isCombined = (one: string, other: string): boolean => stemCombines.some(([a, b]) => a + b === one + other || b + a === one + other);

/** 夫妻宫 and 夫妻星: the star of the other (财 for a man, 官杀 for a woman) on the year's stem, and what joins the day's branch. */
export const listBondMarks = ({ day, year, sex }: Natal, annual: Placed): Mark[] => {
  const found: Mark[] = [];
  const add = (weight: number, rule: string) => found.push({ kind: "bond", weight, rule, values: { annual: annual.ganzhi, own: day.ganzhi } });
  const star = toRelation(toStemElement(day.stem), toStemElement(annual.stem));
  if (sex && star === (sex === "male" ? "iHold" : "holdsMe")) add(0.5, "spouseStar");
  if (isCombined(day.stem, annual.stem)) add(0.4, "dayCombines");
  if (isHarmony(day.branch, annual.branch)) add(0.6, "palaceJoined");
  else if (isHalf(day.branch, annual.branch)) add(0.5, "palaceJoined");
  if (findIn(tables.redPhoenix, year.branch) === annual.branch) add(0.4, "redPhoenix");
  if (findIn(tables.heavenlyJoy, year.branch) === annual.branch) add(0.4, "heavenlyJoy");
  if (findIn(tables.peach, day.branch) === annual.branch) add(0.3, "peach");
  return found;
};
