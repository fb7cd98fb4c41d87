import { type Branch, branches, type Stem, stems } from "./branches.ts";

const instant = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z$/;

/** Days since 1970-01-01 of a proleptic Gregorian date; March-based years make the leap day the last of its year. */
const toEpochDay = (year: number, month: number, day: number): number => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
};

/**
 * Days since 1970-01-01T00:00Z, with the fraction.
 * @throws RangeError for anything but an ISO 8601 UTC instant
 */
const toEpochDays = (moment: string): number => {
  const match = instant.exec(moment);
  if (!match) throw new RangeError(`not a UTC instant: ${moment}`);
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [number, number, number, number, number, number];
  return toEpochDay(year, month, day) + (hour * 3600 + minute * 60 + second) / 86_400;
};

export interface DayPillar {
  stem: Stem;
  branch: Branch;
  /** 旬空: the two branches that the day's set of ten leaves out. */
  voids: [Branch, Branch];
}

/** 1970-01-01 was 辛巳, the 18th of the sixty. */
const epochPlace = 17;

/** The day of the sixty at UTC+8; the day begins at midnight there. */
export const toDayPillar = (moment: string): DayPillar => {
  const place = (((Math.floor(toEpochDays(moment) + 8 / 24) + epochPlace) % 60) + 60) % 60;
  const firstVoid = (10 - Math.floor(place / 10) * 2 + 12) % 12;
  return { stem: stems[place % 10]!, branch: branches[place % 12]!, voids: [branches[firstVoid]!, branches[(firstVoid + 1) % 12]!] };
};

const radians = Math.PI / 180;

/** The Sun's apparent longitude in degrees, to about 0.01° (Meeus, Astronomical Algorithms, chapter 25, low accuracy). */
export const toSunLongitude = (moment: string): number => {
  const centuries = (toEpochDays(moment) - 10_957.5) / 36_525;
  const mean = 280.46646 + 36_000.76983 * centuries + 0.0003032 * centuries ** 2;
  const anomaly = (357.52911 + 35_999.05029 * centuries - 0.0001537 * centuries ** 2) * radians;
  const centre =
    (1.914602 - 0.004817 * centuries) * Math.sin(anomaly) + (0.019993 - 0.000101 * centuries) * Math.sin(2 * anomaly) + 0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * centuries) * radians;
  return (((mean + centre - 0.00569 - 0.00478 * Math.sin(node)) % 360) + 360) % 360;
};

/** 月建: 寅 from 立春 (the Sun at 315°), one branch for every 30°. Within a quarter of an hour of a 节 it may be the neighbour. */
export const toMonthBranch = (moment: string): Branch => branches[(Math.floor((toSunLongitude(moment) + 45) / 30) + 2) % 12]!;
