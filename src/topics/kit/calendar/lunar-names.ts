import type { LunarDate } from "./lunar-date.ts";
import { toGanzhi, toYearPlace } from "./sexagenary.ts";

const monthNames = "正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月".split(" ");
const digits = [..."一二三四五六七八九十"];
const animals = [..."鼠牛虎兔龙蛇马羊猴鸡狗猪"];

/** 闰十一月 */
export const toMonthName = ({ month, leap }: Pick<LunarDate, "month" | "leap">): string => `${leap ? "闰" : ""}${monthNames[month - 1]!}`;

/** 初一 初十 十五 二十 廿一 三十 */
export const toDayName = (day: number): string => {
  if (day === 20 || day === 30) return day === 20 ? "二十" : "三十";
  return `${["初", "十", "廿"][Math.floor((day - 1) / 10)]!}${digits[(day - 1) % 10]!}`;
};

/** 丙午年十月十二, the year as it is counted from the lunar new year. */
export const toLunarName = (date: LunarDate): string => `${toGanzhi(toYearPlace(date.year))}年${toMonthName(date)}${toDayName(date.day)}`;

/** 生肖 of a lunar year, which turns at the lunar new year: 1984 → 鼠. */
export const toAnimal = (lunarYear: number): string => animals[(((lunarYear - 4) % 12) + 12) % 12]!;
