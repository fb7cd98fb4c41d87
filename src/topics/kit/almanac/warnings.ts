import type { LunarDate } from "../calendar/lunar-date.ts";
import { type Ganzhi, toBranch } from "../calendar/sexagenary.ts";
import { listSolarTerms } from "../calendar/solar-terms.ts";
import { branches, isClash } from "../hexagrams/branches.ts";
import { toCivilDate } from "../time/civil.ts";

/** Days the almanac marks beside its lists: 月破 岁破 四离 四绝 受死 杨公忌 三娘煞. */
export const warnings = ["monthBreak", "yearBreak", "fourParted", "fourEnded", "deathDay", "yangGong", "threeMaids"] as const;
export type Warning = (typeof warnings)[number];

/** 四离: the eve of the equinoxes and solstices; 四绝: the eve of 立春 立夏 立秋 立冬. */
const parting = ["春分", "夏至", "秋分", "冬至"];
const ending = ["立春", "立夏", "立秋", "立冬"];

/** 受死 by the month's branch, 寅 first: 正戌 二辰 三亥 四巳 五子 六午 七丑 八未 九寅 十申 十一卯 十二酉. */
const deathBranches = [..."戌辰亥巳子午丑未寅申卯酉"];

/** 杨公忌: thirteen days of the lunar year, two days earlier each month from 正月十三; the seventh month has two. */
const yangGongDays: readonly (readonly number[])[] = [[13], [11], [9], [7], [5], [3], [1, 29], [27], [25], [23], [21], [19]];
/** 三娘煞: 初三 初七 十三 十八 廿二 廿七. */
const threeMaidDays = [3, 7, 13, 18, 22, 27];

export interface WarnedDay {
  epochDay: number;
  lunar: LunarDate;
  ganzhi: { year: Ganzhi; month: Ganzhi; day: Ganzhi };
}

const isEveOf = (epochDay: number, names: readonly string[]): boolean =>
  listSolarTerms(toCivilDate(epochDay + 1).year).some((term) => term.epochDay === epochDay + 1 && names.includes(term.name));

/**
 * What is marked against a day. 月破: the day's branch across from the month's; 岁破: from the year's. 2026-12-21, the eve of 冬至, is 四离.
 * 杨公忌 and 三娘煞 are custom; 《协纪辨方书》 has neither. The leap month keeps the days of its number.
 */
export const listWarnings = ({ epochDay, lunar, ganzhi }: WarnedDay): Warning[] => {
  const day = toBranch(ganzhi.day);
  const holds: Record<Warning, boolean> = {
    monthBreak: isClash(day, toBranch(ganzhi.month)),
    yearBreak: isClash(day, toBranch(ganzhi.year)),
    fourParted: isEveOf(epochDay, parting),
    fourEnded: isEveOf(epochDay, ending),
    deathDay: deathBranches[(branches.indexOf(toBranch(ganzhi.month)) + 10) % 12] === day,
    yangGong: yangGongDays[lunar.month - 1]!.includes(lunar.day),
    threeMaids: threeMaidDays.includes(lunar.day),
  };
  return warnings.filter((warning) => holds[warning]);
};
