import { toTermMonthOfDay } from "../../kit/calendar/term-month.ts";
import { isClash } from "../../kit/hexagrams/branches.ts";
import type { Mark } from "../../kit/past/past.ts";
import { type Placed, toPlaced } from "../../kit/pillars/four-pillars.ts";
import type { LuckCycle } from "../../kit/pillars/luck-cycles.ts";
import { toEpochDay } from "../../kit/time/civil.ts";
import { parseCivilDate } from "../../kit/time/parse-civil.ts";
import type { Natal } from "./natal.ts";
import { isFanYin, isFuYin } from "./ties.ts";

/** The year from 立春 in which a luck pillar begins: one of January belongs to the year before. */
const toFirstYear = ({ startDate, startYear }: LuckCycle): number => {
  if (startDate.slice(5) > "02-06") return startYear;
  const { year, month, day } = parseCivilDate(startDate);
  return toTermMonthOfDay(toEpochDay(year, month, day)).year;
};

/** 交运, 岁运并临, 岁运相冲: a year in which a luck pillar begins, and one that meets the luck pillar that runs. */
export const listLuckMarks = ({ cycles }: Natal, annual: Placed, year: number): Mark[] => {
  const cycle = cycles?.findLast((one) => toFirstYear(one) <= year);
  if (!cycle) return [];
  const luck = toPlaced("luck", cycle.pillar);
  const values = { luck: luck.ganzhi, annual: annual.ganzhi };
  const begins: Mark[] =
    toFirstYear(cycle) === year ? [{ kind: "move", weight: 1, rule: "luckBegins", values: { luck: luck.ganzhi, date: cycle.startDate } }] : [];
  if (isFuYin(annual, luck)) return [...begins, { kind: "body", weight: 1, rule: "luckRepeats", values }];
  if (!isClash(annual.branch, luck.branch)) return begins;
  const weight = isFanYin(annual, luck) ? 0.7 : 0.4;
  return [...begins, { kind: "move", weight, rule: "luckClash", values }, { kind: "body", weight, rule: "luckClash", values }];
};
