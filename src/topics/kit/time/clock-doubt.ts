import { type Civil, toClockSeconds } from "./civil.ts";
import { type ClockMoment, toInstant } from "./to-instant.ts";
import { toZoneName } from "./zone.ts";

/** A clock time whose zone history is not sure. The reader is asked; the first instant is the one we take until then. */
export interface ClockDoubt {
  /**
   * chinaDst1988: the tz database begins daylight saving on 17 April 1988 ("the first Sunday of the middle ten days"), many printed tables on 10 April.
   * xinjiang: records there keep Beijing time, the zone's own clock is two hours behind it.
   * chinaFiveZones: 1912–1949 five zones stood on paper (昆仑 新藏 陇蜀 中原 长白), of which Asia/Shanghai keeps only +08:00.
   */
  reason: "chinaDst1988" | "xinjiang" | "chinaFiveZones";
  /** Seconds since 1970-01-01T00:00Z; every moment that the record may mean. */
  instants: number[];
}

const clock = (year: number, month: number, day: number, hour = 0): number => toClockSeconds({ year, month, day, hour, minute: 0, second: 0 });
const earlyDst = clock(1988, 4, 10, 2);
const lateDst = clock(1988, 4, 17, 2);
const fiveZonesFrom = clock(1912, 1, 1);
const fiveZonesTo = clock(1949, 10, 1);

/** East longitude up to which each of the five zones reached, about (borders ran along provinces), and its seconds ahead of UTC. */
const fiveZones = [
  { to: 82.5, offset: 19_800 },
  { to: 95, offset: 21_600 },
  { to: 110, offset: 25_200 },
  { to: 125, offset: 28_800 },
  { to: Number.POSITIVE_INFINITY, offset: 30_600 },
] as const;

const listInstants = (moment: ClockMoment): number[] => {
  if (moment.kind === "one") return [moment.instant];
  return moment.kind === "twice" ? [moment.earlier, moment.later] : [];
};

/**
 * What is unsure about a clock time in China, or undefined. `longitude` (degrees, east plus) tells which of the five old zones it was.
 * @throws RangeError for an unknown zone
 */
export const findClockDoubt = (civil: Civil, zone: string, longitude?: number): ClockDoubt | undefined => {
  const clockSeconds = toClockSeconds(civil);
  const name = toZoneName(zone);
  if (name === "Asia/Urumqi") {
    return { reason: "xinjiang", instants: [...listInstants(toInstant(civil, "Asia/Shanghai")), ...listInstants(toInstant(civil, zone))] };
  }
  if (name !== "Asia/Shanghai") return undefined;
  const listed = listInstants(toInstant(civil, zone));
  if (clockSeconds >= earlyDst && clockSeconds < lateDst) return { reason: "chinaDst1988", instants: [...listed, clockSeconds - 32_400] };
  if (longitude === undefined || clockSeconds < fiveZonesFrom || clockSeconds >= fiveZonesTo) return undefined;
  const { offset } = fiveZones.find(({ to }) => longitude < to)!;
  return offset === 28_800 ? undefined : { reason: "chinaFiveZones", instants: [...listed, clockSeconds - offset] };
};
