import { secondsPerDay, toEpochDay } from "../time/civil.ts";

/** As many moments as are looked through at most. */
const moments = 4000;
/** Steps by the golden section fill a stretch evenly, however many are taken. */
const golden = (Math.sqrt(5) - 1) / 2;

/** Moments of one calendar year, evenly spread, the same for everybody; seconds since 1970-01-01 00:00 on its own clock. */
export function* spreadOverYear(year: number): Iterable<number> {
  const start = toEpochDay(year, 1, 1) * secondsPerDay;
  const seconds = toEpochDay(year + 1, 1, 1) * secondsPerDay - start;
  for (let at = 1; at <= moments; at += 1) yield Math.floor(start + ((at * golden) % 1) * seconds);
}
