import { type Civil, fromClockSeconds, secondsPerDay, toClockSeconds } from "./civil.ts";
import type { ZonePeriod } from "./posix-rule.ts";
import { getZonePeriods, toPeriodIndex } from "./zone.ts";

/** A moment and what the wall showed then. */
export interface Neighbour {
  /** Seconds since 1970-01-01T00:00Z. */
  instant: number;
  civil: Civil;
}

/** Which moment a clock time was: one; none, for clocks were put forward over it; or two, for they were put back. Instants in seconds since 1970. */
export type ClockMoment =
  | { kind: "one"; instant: number }
  | { kind: "gap"; before: Neighbour; after: Neighbour }
  | { kind: "twice"; earlier: number; later: number };

/** Clocks never stood further than this from UTC. */
const farthestSeconds = secondsPerDay;

/** The last second before the gap and the first after it. */
const toGap = (periods: readonly ZonePeriod[], index: number): ClockMoment => {
  const { from, offset } = periods[index]!;
  const before = { instant: from - 1, civil: fromClockSeconds(from - 1 + periods[index - 1]!.offset) };
  return { kind: "gap", before, after: { instant: from, civil: fromClockSeconds(from + offset) } };
};

/**
 * The instant at which a zone's clocks showed a civil time.
 * @throws RangeError for an unknown zone
 */
export const toInstant = (civil: Civil, zone: string): ClockMoment => {
  const periods = getZonePeriods(zone);
  const clockSeconds = toClockSeconds(civil);
  const first = toPeriodIndex(periods, clockSeconds - farthestSeconds);
  const last = toPeriodIndex(periods, clockSeconds + farthestSeconds);
  const found: number[] = [];
  let gap = last;
  for (let index = first; index <= last; index += 1) {
    const { from, offset } = periods[index]!;
    const instant = clockSeconds - offset;
    if (instant >= from && instant < (periods[index + 1]?.from ?? Number.POSITIVE_INFINITY)) found.push(instant);
    // Put forward over this time: already past by the new clock's start, not yet reached by the old clock's end.
    else if (instant < from && index > first && clockSeconds - periods[index - 1]!.offset >= from) gap = index;
  }
  const [earlier, later] = found;
  if (earlier === undefined) return toGap(periods, gap);
  return later === undefined ? { kind: "one", instant: earlier } : { kind: "twice", earlier, later };
};
