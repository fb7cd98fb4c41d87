import { type Ganzhi, toBranch, toGanzhi, toSixtyPlace, toStem } from "../calendar/sexagenary.ts";
import { branches, stems } from "../hexagrams/branches.ts";
import type { FourPillars } from "./four-pillars.ts";

/** The one of the sixty with this stem and this branch (places of alike parity). */
const toPair = (stemPlace: number, branchPlace: number): Ganzhi => toGanzhi(6 * stemPlace - 5 * branchPlace);

/** 胎元: the month's stem one on, its branch three on. 庚辰 → 辛未. */
export const toConception = (month: Ganzhi): Ganzhi => toPair(stems.indexOf(toStem(month)) + 1, branches.indexOf(toBranch(month)) + 3);

/** 胎息: the stem and the branch that combine with the day's. 丙寅 → 辛亥. */
export const toFetalBreath = (day: Ganzhi): Ganzhi => toPair(stems.indexOf(toStem(day)) + 5, (13 - branches.indexOf(toBranch(day))) % 12);

/** A palace so many branches after 寅, its stem by 五虎遁 from the year's. */
const toPalace = (year: Ganzhi, fromTiger: number): Ganzhi => toGanzhi((toSixtyPlace(year) % 10) * 12 + 2 + fromTiger);

const toMonthAndHour = ({ month }: FourPillars, hour: Ganzhi): number => branches.indexOf(toBranch(month)) + branches.indexOf(toBranch(hour));

/**
 * 命宫 by the months of the pillars (a month begins with its 节): place of the palace, the month and the hour, counted from 寅 as 1, make 14 or 26.
 * 辰 month (3), 未 hour (6) → 14 − 9 = 5, 午. Null without an hour.
 */
export const toSoulPalace = (pillars: FourPillars): Ganzhi | null =>
  pillars.hour === null ? null : toPalace(pillars.year, (27 - toMonthAndHour(pillars, pillars.hour)) % 12);

/** 身宫: from 子 as many on as month and hour are together. Null without an hour. */
export const toBodyPalace = (pillars: FourPillars): Ganzhi | null =>
  pillars.hour === null ? null : toPalace(pillars.year, (11 + toMonthAndHour(pillars, pillars.hour)) % 12);
