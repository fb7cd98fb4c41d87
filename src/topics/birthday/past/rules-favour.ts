import { type Branch, isClash, stems, toElement } from "../../kit/hexagrams/branches.ts";
import type { Mark } from "../../kit/past/past.ts";
import { selfPunished, triplePunishments } from "../../kit/pillars/data/branch-ties.ts";
import { spiritRules } from "../../kit/pillars/data/spirit-rules.ts";
import type { Placed } from "../../kit/pillars/four-pillars.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import { toTenGod } from "../../kit/pillars/ten-gods.ts";
import type { Natal } from "./natal.ts";

const toTable = (name: string): string[] => spiritRules.find((rule) => rule.name === name)!.table.split(" ");
const [blades, salaries] = [toTable("羊刃"), toTable("禄神")];

/** 喜用 on both stem and branch; 官, 印 and 禄 add to it. */
const listStanding = ({ day, useful: { elements } }: Natal, annual: Placed): Mark[] => {
  const god = toTenGod(day.stem, annual.stem);
  const values = { annual: annual.ganzhi, own: day.stem, god };
  const found: Mark[] = [];
  const add = (weight: number, rule: string) => found.push({ kind: "standing", weight, rule, values });
  if (elements.includes(toStemElement(annual.stem))) add(0.5, "usefulStem");
  if (elements.includes(toElement(annual.branch))) add(0.4, "usefulBranch");
  if (god === "正官" || god === "正印") add(0.3, "officeOrSeal");
  if (salaries[stems.indexOf(day.stem)] === annual.branch) add(0.3, "salary");
  return found;
};

const completesPunishment = (branch: Branch, own: readonly Branch[]): boolean =>
  triplePunishments.some(({ branches: three }) => (three as readonly Branch[]).includes(branch) && three.every((one) => one === branch || own.includes(one)));

/** 三刑 made whole, 冲刃, 七杀 where it is unwelcome, 自刑 of the day. */
const listBody = ({ day, placed, useful: { adverse } }: Natal, annual: Placed): Mark[] => {
  const values = { annual: annual.ganzhi, own: day.ganzhi };
  const found: Mark[] = [];
  const add = (weight: number, rule: string) => found.push({ kind: "body", weight, rule, values });
  const own = placed.map(({ branch }) => branch);
  if (completesPunishment(annual.branch, own)) add(1, "threePunish");
  const blade = blades[stems.indexOf(day.stem)]!;
  if (own.some((branch) => branch === blade && isClash(branch, annual.branch))) add(1, "bladeClash");
  if (toTenGod(day.stem, annual.stem) === "七杀" && adverse.includes(toStemElement(annual.stem))) add(0.6, "sevenKillings");
  if (annual.branch === day.branch && selfPunished.includes(annual.branch)) add(0.4, "selfPunish");
  return found;
};

export const listFavourMarks = (natal: Natal, annual: Placed): Mark[] => [...listStanding(natal, annual), ...listBody(natal, annual)];
