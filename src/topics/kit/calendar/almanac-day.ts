import { type CivilDate, toEpochDay } from "../time/civil.ts";
import { toDateText, toInstantText } from "../time/parse-civil.ts";
import { type LunarDate, toLunarDateOfDay, toMonthLength } from "./lunar-date.ts";
import { toAnimal, toLunarName } from "./lunar-names.ts";
import { toNayin } from "./nayin.ts";
import { toDayPillar, toYearMonthPillars } from "./pillars.ts";
import { type Ganzhi, toGanzhi, toYearPlace } from "./sexagenary.ts";
import { listSolarTerms } from "./solar-terms.ts";
import { toTermMonthOfDay } from "./term-month.ts";

/** One civil day in China's calendar. */
export interface AlmanacDay {
  date: string;
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  lunar: LunarDate;
  /** 丙午年十月十二 */
  lunarName: string;
  /** Days of this lunar month. */
  monthLength: 29 | 30;
  /** Year from 立春 and month from 节, each from the whole day on which it falls. */
  ganzhi: { year: Ganzhi; month: Ganzhi; day: Ganzhi };
  /** Year from the lunar new year, and its animal. */
  lunarYearGanzhi: Ganzhi;
  animal: string;
  /** Of the day. */
  nayin: string;
  /** The solar term that falls on this day. */
  term: { name: string; at: string } | null;
}

/** 1970-01-01 was a Thursday. */
const toWeekday = (epochDay: number): number => ((((epochDay + 3) % 7) + 7) % 7) + 1;

/**
 * A date of the civil calendar, read in China.
 * @throws RangeError outside 1850–2150
 */
export const toAlmanacDay = (civilDate: CivilDate): AlmanacDay => {
  const epochDay = toEpochDay(civilDate.year, civilDate.month, civilDate.day);
  const lunar = toLunarDateOfDay(epochDay);
  const day = toDayPillar(epochDay);
  const term = listSolarTerms(civilDate.year).find((one) => one.epochDay === epochDay);
  return {
    date: toDateText(civilDate),
    weekday: toWeekday(epochDay),
    lunar,
    lunarName: toLunarName(lunar),
    monthLength: toMonthLength(lunar),
    ganzhi: { ...toYearMonthPillars(toTermMonthOfDay(epochDay)), day },
    lunarYearGanzhi: toGanzhi(toYearPlace(lunar.year)),
    animal: toAnimal(lunar.year),
    nayin: toNayin(day),
    term: term ? { name: term.name, at: toInstantText(term.instant) } : null,
  };
};
