import { toCircle, toWay } from "../../kit/sky/angle.ts";
import { toBodyState } from "../../kit/sky/ephemeris.ts";
import type { Body } from "../../kit/sky/names.ts";
import { secondsPerDay, toEpochDay } from "../../kit/time/civil.ts";

/** All the longitudes a slow body stands on within a year: an arc, whichever way it goes. */
interface Reach {
  low: number;
  /** Degrees from `low` on. */
  width: number;
}

/** Of Saturn and beyond; a station between two looks is missed by a minute of arc at most. */
const stepDays = 8;

const known = new Map<string, Reach>();
/** Three bodies over three hundred years. */
const mostKept = 1000;

export const toYearStart = (year: number): number => toEpochDay(year, 1, 1) * secondsPerDay;

const measure = (body: Body, year: number): Reach => {
  const [from, to] = [toYearStart(year), toYearStart(year + 1)];
  let at = toBodyState(body, from).longitude;
  let [unwrapped, low, high] = [at, at, at];
  for (let instant = from + stepDays * secondsPerDay; ; instant += stepDays * secondsPerDay) {
    const { longitude } = toBodyState(body, Math.min(instant, to));
    unwrapped += toWay(at, longitude);
    at = longitude;
    low = Math.min(low, unwrapped);
    high = Math.max(high, unwrapped);
    if (instant >= to) return { low: toCircle(low), width: high - low };
  }
};

/** The arc of a body's year, by the calendar in UT; computed once for everybody. */
const toReach = (body: Body, year: number): Reach => {
  const key = `${body}${year}`;
  const reach = known.get(key);
  if (reach) return reach;
  if (known.size >= mostKept) known.clear();
  const made = measure(body, year);
  known.set(key, made);
  return made;
};

/** Whether a body comes to stand on a longitude (degrees) within a year. */
export const isReached = (body: Body, year: number, longitude: number): boolean => {
  const { low, width } = toReach(body, year);
  return toCircle(longitude - low) <= width;
};
