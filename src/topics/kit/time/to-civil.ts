import { type Civil, fromClockSeconds } from "./civil.ts";
import { getZonePeriods, toPeriodIndex } from "./zone.ts";

export interface ClockReading {
  civil: Civil;
  /** Seconds ahead of UTC. */
  offset: number;
  /** "CDT"; for a fixed offset the offset itself. */
  abbreviation: string;
  /** As the tz database has it: in Dublin, Casablanca and (1994–2017) Windhoek it is winter that is the exception. */
  isDst: boolean;
}

/**
 * What a zone's clocks showed at an instant (seconds since 1970-01-01T00:00Z), and by which offset.
 * @throws RangeError for an unknown zone
 */
export const toClockReading = (instant: number, zone: string): ClockReading => {
  const periods = getZonePeriods(zone);
  const { offset, abbreviation, isDst } = periods[toPeriodIndex(periods, instant)]!;
  return { civil: fromClockSeconds(instant + offset), offset, abbreviation, isDst };
};

/**
 * What a zone's clocks showed at an instant (seconds since 1970-01-01T00:00Z).
 * @throws RangeError for an unknown zone
 */
export const toCivil = (instant: number, zone: string): Civil => toClockReading(instant, zone).civil;
