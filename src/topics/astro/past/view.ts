import type { Birth } from "../../kit/birth/birth.ts";
import { toBirthMoment } from "../../kit/birth/birth-moment.ts";
import { findBirthProblem, toBirthDate } from "../../kit/birth/birth-problem.ts";
import type { MarksOf, PastHour, PastView } from "../../kit/past/past.ts";
import { spreadOverYear } from "../../kit/past/spread-over-year.ts";
import { toTimeText } from "../../kit/past/time-text.ts";
import { toHorizon, toMainAngles } from "../../kit/sky/angles.ts";
import { toPathLongitude } from "../../kit/sky/path.ts";
import type { Place } from "../chart/natal.ts";
import type { AstroInput } from "../input.ts";
import { markYear, type Natal } from "./mark-year.ts";

/** The ascendant moves some four degrees in it, as Saturn does in four months and Uranus in a year. */
const stepMinutes = 15;
/** Steps to either side of a clock known to the minute, and of the middle of a double hour. */
const reach = { minute: 4, doubleHour: 8 };
const minutesPerDay = 1440;

/** What of a chart holds at an instant; without `hasTime` only what the hour does not move. */
const toNatal = (instant: number, place: Place | null, hasTime: boolean): Natal => ({
  sun: toPathLongitude("sun", instant),
  saturn: toPathLongitude("saturn", instant),
  moon: hasTime ? toPathLongitude("moon", instant) : null,
  angles: hasTime && place ? toMainAngles(toHorizon(instant, place.latitude, place.longitude)) : null,
});

const remember = (natal: () => Natal): MarksOf => {
  let made: Natal | undefined;
  return (year) => {
    made ??= natal();
    return markYear(made, year);
  };
};

const toPlace = ({ latitude, longitude }: Birth): Place | null => (latitude === undefined || longitude === undefined ? null : { latitude, longitude });

const toBirthAt = ({ instant: _instant, ...birth }: Birth, minute: number): Birth => ({ ...birth, time: toTimeText(minute), fold: birth.fold ?? "earlier" });

const listHours = (birth: Birth, time: string, place: Place | null): PastHour[] => {
  const given = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const steps = reach[birth.timePrecision ?? "minute"];
  return Array.from({ length: steps * 2 + 1 }, (_, at) => at - steps).flatMap((step): PastHour[] => {
    const middle = given + step * stepMinutes;
    const [from, to] = [Math.max(0, middle - 7), Math.min(minutesPerDay, middle + 8)];
    const at = toBirthAt(birth, middle);
    if (middle < 0 || middle >= minutesPerDay || findBirthProblem(at)) return [];
    const marks = remember(() => toNatal(toBirthMoment(at, { clock: "civil" }).instant, place, true));
    return [{ from, to, name: null, isGiven: step === 0, marks }];
  });
};

function* listPeers(year: number, offsetSeconds: number, place: Place | null, hasTime: boolean): Iterable<MarksOf> {
  for (const seconds of spreadOverYear(year)) yield remember(() => toNatal(seconds - offsetSeconds, place, hasTime));
}

/** The chart at every quarter of an hour that is looked at; where the hour is unknown, only what it does not move: nothing is said of the hour then. */
export const viewAstroPast = ({ birth }: AstroInput): PastView => {
  const { year } = toBirthDate(birth);
  const place = toPlace(birth);
  const { instant, offsetSeconds } = toBirthMoment(birth, { clock: "civil" });
  const whole: PastHour = { from: 0, to: minutesPerDay, name: null, isGiven: false, marks: remember(() => toNatal(instant, place, false)) };
  return {
    birthYear: year,
    hours: birth.time === null ? [whole] : listHours(birth, birth.time, place),
    peers: () => listPeers(year, offsetSeconds, place, birth.time !== null),
  };
};
