import { type Civil, type CivilDate, toEpochDay } from "../time/civil.ts";
import { parseCivil, parseCivilDate, parseInstant, toCivilText } from "../time/parse-civil.ts";
import { toCivil } from "../time/to-civil.ts";
import { toInstant } from "../time/to-instant.ts";
import { findZonePeriods } from "../time/zone.ts";
import type { Birth } from "./birth.ts";
import { findLunarProblem, toSolarOfLunar } from "./lunar-birth.ts";

/** Births the calendar's tables can carry, with a year to spare for the terms that follow. */
const firstYear = 1850;
const lastYear = 2149;
/** By another clock, the Sun's or China's, the first two days of the tables may still be of the year before. */
const firstDay = toEpochDay(firstYear, 1, 3);
const yearOutOfRange = `yearOutOfRange:${firstYear}/${lastYear}`;

/** What is wrong with a birth: the field, and a code that may carry its words after a colon. */
export interface BirthProblem {
  field: "date" | "time" | "timeZone" | "latitude" | "longitude" | "leapMonth" | "instant";
  code: string;
}

type Unchecked = { [Field in keyof Birth]?: Birth[Field] | undefined };

const attempt = <Value>(read: () => Value): Value | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const isOutOfRange = ({ year, month, day }: CivilDate): boolean => toEpochDay(year, month, day) < firstDay || year > lastYear;

const isWithin = (degrees: number | undefined, most: number): boolean => degrees === undefined || (degrees >= -most && degrees <= most);

const findDateProblem = ({ date, calendar, leapMonth }: Unchecked): BirthProblem | null => {
  if (date === undefined) return { field: "date", code: "required" };
  const [year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).slice(1).map(Number);
  if (month === 0) return { field: "date", code: "noSuchDate" };
  if (isOutOfRange({ year, month, day })) return { field: "date", code: yearOutOfRange };
  if (calendar === "lunar") return findLunarProblem(date, leapMonth === true);
  return attempt(() => parseCivilDate(date)) ? null : { field: "date", code: "noSuchDate" };
};

/** The solar date of a birth whose date is known to be sound. */
export const toBirthDate = ({ date, calendar, leapMonth }: Pick<Birth, "date" | "calendar" | "leapMonth">): CivilDate =>
  calendar === "lunar" ? toSolarOfLunar(date, leapMonth === true) : parseCivilDate(date);

const findClockProblem = (civil: Civil, { time, timeZone, fold }: Unchecked): BirthProblem | null => {
  const moment = toInstant(civil, timeZone ?? "");
  if (moment.kind === "gap") {
    const code = `clockGap:${toCivilText(moment.before.civil)}/${toCivilText(moment.after.civil)}`;
    return { field: time === null ? "date" : "time", code };
  }
  return moment.kind === "twice" && time !== null && !fold ? { field: "time", code: "clockTwice" } : null;
};

const findInstantProblem = ({ instant, timeZone }: Unchecked): BirthProblem | null => {
  const read = attempt(() => parseInstant(instant ?? ""));
  if (read === null) return { field: "instant", code: "noSuchTime" };
  return isOutOfRange(toCivil(read, timeZone ?? "")) ? { field: "instant", code: yearOutOfRange } : null;
};

/**
 * The first thing that keeps a birth from being a moment, or null. Codes: required, noSuchDate, noSuchLunarDate, leapMonthMissing, lunarMonthShort,
 * noSuchTime, noSuchZone, outOfRange, `yearOutOfRange:1850/2149`, `clockGap:1988-04-17T01:59:59/1988-04-17T03:00:00` (the last second before
 * and the first after), clockTwice.
 */
export const findBirthProblem = (birth: Unchecked): BirthProblem | null => {
  const { time, timeZone } = birth;
  if (timeZone === undefined || !findZonePeriods(timeZone)) return { field: "timeZone", code: "noSuchZone" };
  if (!isWithin(birth.latitude, 90)) return { field: "latitude", code: "outOfRange" };
  if (!isWithin(birth.longitude, 180)) return { field: "longitude", code: "outOfRange" };
  if (birth.instant !== undefined) return findInstantProblem(birth);
  const problem = findDateProblem(birth);
  if (problem) return problem;
  if (time === undefined) return { field: "time", code: "required" };
  const { year, month, day } = toBirthDate(birth as Birth);
  const clock = attempt(() => parseCivil("2000-01-01", time ?? "12:00"));
  if (!clock) return { field: "time", code: "noSuchTime" };
  return findClockProblem({ ...clock, year, month, day }, birth);
};
