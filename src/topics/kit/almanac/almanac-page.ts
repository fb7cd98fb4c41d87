import { type AlmanacDay, toAlmanacDay } from "../calendar/almanac-day.ts";
import { toBranch, toStem } from "../calendar/sexagenary.ts";
import { type CivilDate, toEpochDay } from "../time/civil.ts";
import { toDayLists } from "./day-lists.ts";
import { type Clash, type LuckyDirections, toClash, toLuckyDirections, toPengzu } from "./directions.ts";
import { type Duty, toDuty } from "./duties.ts";
import { type AlmanacHour, listHours } from "./hours.ts";
import { toMansion } from "./mansion.ts";
import { isYellow, type PathSpirit, toPathSpirit } from "./paths.ts";
import { listWarnings, type Warning } from "./warnings.ts";

/** One day's leaf of the almanac; names of the craft in Chinese. */
export interface AlmanacPage extends AlmanacDay {
  /** 建除 */
  duty: Duty;
  /** 斗; see data/mansions.ts */
  mansion: string;
  isMansionLucky: boolean;
  /** 宜 忌 */
  good: readonly string[];
  avoid: readonly string[];
  clash: Clash;
  /** 值神 and its path; the day's good and bad spirits. */
  spirits: { path: PathSpirit; isYellow: boolean; good: readonly string[]; bad: readonly string[] };
  warnings: Warning[];
  directions: LuckyDirections;
  pengzu: [string, string];
  hours: AlmanacHour[];
}

/**
 * A civil date's leaf, read in China: year from 立春 and month from 节, the day on which they fall being wholly of the new one.
 * 2026-12-17, 乙丑: 除 day, 斗, 天德 on the yellow path, 冲羊煞东.
 * @throws RangeError outside 1850–2150
 */
export const toAlmanacPage = (date: CivilDate): AlmanacPage => {
  const calendar = toAlmanacDay(date);
  const { day, month } = calendar.ganzhi;
  const epochDay = toEpochDay(date.year, date.month, date.day);
  const { zh, isLucky } = toMansion(epochDay);
  const path = toPathSpirit(toBranch(month), toBranch(day));
  const { good, avoid, goodSpirits, badSpirits } = toDayLists(toBranch(month), day);
  return {
    ...calendar,
    duty: toDuty(toBranch(month), toBranch(day)),
    mansion: zh,
    isMansionLucky: isLucky,
    good,
    avoid,
    clash: toClash(day),
    spirits: { path, isYellow: isYellow(path), good: goodSpirits, bad: badSpirits },
    warnings: listWarnings({ epochDay, lunar: calendar.lunar, ganzhi: calendar.ganzhi }),
    directions: toLuckyDirections(toStem(day)),
    pengzu: toPengzu(day),
    hours: listHours(day),
  };
};
