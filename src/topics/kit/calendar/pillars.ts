import { type Ganzhi, toGanzhi, toHourPlace, toMonthPlace, toYearPlace } from "./sexagenary.ts";
import { type TermMonth, toTermMonth } from "./term-month.ts";

/** When the day's pillar changes. At "00:00" the 23:xx hour keeps the day but takes the next day's hour stem. */
export type DayStart = "23:00" | "00:00";

export interface Pillars {
  year: Ganzhi;
  month: Ganzhi;
  day: Ganzhi;
  hour: Ganzhi;
}

/** 1970-01-01 was 辛巳, the 18th of the sixty. */
const epochPlace = 17;
const secondsPerDay = 86_400;
const lateHourSeconds = 3600;

export const toYearMonthPillars = ({ year, month }: TermMonth): Pick<Pillars, "year" | "month"> => ({
  year: toGanzhi(toYearPlace(year)),
  month: toGanzhi(toMonthPlace(year, month)),
});

/** The pillar of a whole day, counted from 1970-01-01. */
export const toDayPillar = (epochDay: number): Ganzhi => toGanzhi(epochDay + epochPlace);

/** Day and hour by a clock, civil or true solar (`toClockSeconds`). The hour's stem is that of the day that 23:00 begins, under either rule. */
export const toDayHourPillars = (clockSeconds: number, dayStartsAt: DayStart): Pick<Pillars, "day" | "hour"> => {
  const lateDay = Math.floor((clockSeconds + lateHourSeconds) / secondsPerDay);
  const branch = Math.floor((clockSeconds + lateHourSeconds - lateDay * secondsPerDay) / 7200);
  const day = dayStartsAt === "23:00" ? lateDay : Math.floor(clockSeconds / secondsPerDay);
  return { day: toDayPillar(day), hour: toGanzhi(toHourPlace(lateDay + epochPlace, branch)) };
};

/**
 * 四柱. Year and month by the instant (seconds since 1970-01-01T00:00Z) against 立春 and the twelve 节, the same wherever one is born;
 * day and hour by the clock, civil or true solar, at the place of birth.
 * @throws RangeError outside 1850–2150
 */
export const toPillars = (instant: number, clockSeconds: number, dayStartsAt: DayStart): Pillars => {
  const { year, month } = toYearMonthPillars(toTermMonth(instant));
  const { day, hour } = toDayHourPillars(clockSeconds, dayStartsAt);
  return { year, month, day, hour };
};

/** Seconds from the nearest edge of a double hour (01:00, 03:00 …); negative while it is still to come. */
export const toSecondsFromHourEdge = (clockSeconds: number): number => {
  const since = (((clockSeconds + lateHourSeconds) % 7200) + 7200) % 7200;
  return since <= 3600 ? since : since - 7200;
};
