import { toNominalAge } from "../calendar/nominal-age.ts";
import { type Ganzhi, toGanzhi, toSixtyPlace, toStem } from "../calendar/sexagenary.ts";
import { toMonthEdges } from "../calendar/term-month.ts";
import { type Civil, fromClockSeconds, secondsPerDay, toCivilDate, toClockSeconds, toEpochDay } from "../time/civil.ts";
import { toDateText } from "../time/parse-civil.ts";
import type { FourPillars } from "./four-pillars.ts";
import { isYangStem } from "./stem-nature.ts";
import { type TenGod, toTenGod } from "./ten-gods.ts";

export interface LuckStart {
  direction: "forward" | "backward";
  /** The 节 counted to (forward) or from (backward), and the seconds between it and the birth. */
  term: string;
  intervalSeconds: number;
  /** How long after birth luck begins. */
  years: number;
  months: number;
  days: number;
  hours: number;
  /** "1991-11-05", on the calendar of the place of birth. */
  date: string;
  /** 虚岁: the lunar year of birth counts as one. */
  nominalAge: number;
}

export interface LuckCycle {
  /** 虚岁 at the cycle's beginning. */
  startAge: number;
  startDate: string;
  startYear: number;
  pillar: Ganzhi;
  tenGod: TenGod;
}

export interface Luck {
  start: LuckStart;
  cycles: LuckCycle[];
}

const cycleCount = 10;
const yearsPerCycle = 10;
/** Three days of interval are a year of life, a day four months, two hours ten days. */
const secondsPerYear = 3 * secondsPerDay;
const secondsPerMonth = secondsPerYear / 12;
const secondsPerLuckDay = secondsPerMonth / 30;
const secondsPerLuckHour = secondsPerLuckDay / 24;

/** What luck is counted from. */
export interface LuckBirth {
  /** Seconds since 1970-01-01T00:00Z. */
  instant: number;
  /** The clock on the wall, from which the date is counted. */
  civil: Civil;
  /** From which 虚岁 is counted: a birth in 腊月 belongs to the year that is ending. */
  lunarYear: number;
}

/**
 * 起运: from the birth to the next 节 (forward: yang year and male, yin year and female) or back to the last, three days a year, to the second.
 * 1990-05-01T13:45+08:00, male, 庚 yang: forward to 立夏, 1990-05-06T02:35:26, 4 d 12 h 50 m 26 s → 1 year 6 months 4 days, 1991-11-05.
 */
const toLuckStart = ({ instant, civil, lunarYear }: LuckBirth, isForward: boolean): LuckStart => {
  const { previous, next } = toMonthEdges(instant);
  const term = isForward ? next : previous;
  const intervalSeconds = Math.floor(Math.abs(term.instant - instant));
  const years = Math.floor(intervalSeconds / secondsPerYear);
  const months = Math.floor((intervalSeconds % secondsPerYear) / secondsPerMonth);
  const days = Math.floor((intervalSeconds % secondsPerMonth) / secondsPerLuckDay);
  const hours = Math.floor((intervalSeconds % secondsPerLuckDay) / secondsPerLuckHour);
  const minutes = (intervalSeconds % secondsPerLuckHour) * 2;
  const monthsOn = civil.month - 1 + months;
  const monthStart = { ...civil, year: civil.year + years + Math.floor(monthsOn / 12), month: (monthsOn % 12) + 1, day: 1 };
  const start = fromClockSeconds(toClockSeconds(monthStart) + (civil.day - 1 + days) * secondsPerDay + hours * 3600 + minutes * 60);
  const direction = isForward ? "forward" : "backward";
  return { direction, term: term.name, intervalSeconds, years, months, days, hours, date: toDateText(start), nominalAge: toNominalAge(lunarYear, start) };
};

/** 大运 and when it begins; ten cycles of ten years, from the month's pillar on or back. */
export const toLuck = (birth: LuckBirth, pillars: FourPillars, sex: "male" | "female"): Luck => {
  const isForward = isYangStem(toStem(pillars.year)) === (sex === "male");
  const start = toLuckStart(birth, isForward);
  const place = toSixtyPlace(pillars.month);
  const dayMaster = toStem(pillars.day);
  const [firstYear, month, day] = start.date.split("-").map(Number) as [number, number, number];
  const cycles = Array.from({ length: cycleCount }, (_, index): LuckCycle => {
    const pillar = toGanzhi(place + (isForward ? index + 1 : -index - 1));
    const startYear = firstYear + index * yearsPerCycle;
    // 29 February becomes 1 March in a year without one.
    const startDate = toDateText(toCivilDate(toEpochDay(startYear, month, day)));
    return { startAge: start.nominalAge + index * yearsPerCycle, startDate, startYear, pillar, tenGod: toTenGod(dayMaster, toStem(pillar)) };
  });
  return { start, cycles };
};

/** The cycle that runs on a date ("2026-11-21"); undefined before the first. After the tenth, the tenth. */
export const findCycle = (cycles: readonly LuckCycle[], date: string): LuckCycle | undefined => cycles.findLast(({ startDate }) => startDate <= date);
