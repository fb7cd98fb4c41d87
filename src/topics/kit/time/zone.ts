import zones from "./data/zones.json" with { type: "json" };
import type { ZonePeriod } from "./posix-rule.ts";
import { unpackZone, type ZoneFile } from "./zone-file.ts";

const file = zones as unknown as ZoneFile;
const unpacked = new Map<string, readonly ZonePeriod[]>();

const fixed = /^([+-])(0\d|1[0-8]):([0-5]\d)$/;

const toFixedPeriods = (zone: string): ZonePeriod[] | undefined => {
  const match = fixed.exec(zone);
  if (!match) return undefined;
  const offset = (match[1] === "-" ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60);
  return [{ from: Number.NEGATIVE_INFINITY, offset: offset + 0, abbreviation: zone, isDst: false }];
};

/** The zone a name stands for: "Asia/Chongqing" → "Asia/Shanghai". A name without a link stands for itself. */
export const toZoneName = (zone: string): string => (Object.hasOwn(file.links, zone) ? file.links[zone]! : zone);

/** Every IANA name there is history for, links included. */
export const listZoneNames = (): string[] => [...Object.keys(file.zones), ...Object.keys(file.links)].sort();

/** The periods of an IANA zone, or of a fixed offset such as "+08:00". */
export const findZonePeriods = (zone: string): readonly ZonePeriod[] | undefined => {
  const known = unpacked.get(zone);
  if (known) return known;
  const name = toZoneName(zone);
  const periods = Object.hasOwn(file.zones, name) ? unpackZone(file.zones[name]!) : toFixedPeriods(zone);
  if (periods && !fixed.test(zone)) unpacked.set(zone, periods);
  return periods;
};

/** @throws RangeError for a zone the tz database does not name */
export const getZonePeriods = (zone: string): readonly ZonePeriod[] => {
  const periods = findZonePeriods(zone);
  if (!periods) throw new RangeError(`no such time zone: ${zone}`);
  return periods;
};

/** Where in `periods` an instant lies. */
export const toPeriodIndex = (periods: readonly ZonePeriod[], instant: number): number => {
  let low = 0;
  let high = periods.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (periods[middle]!.from <= instant) low = middle;
    else high = middle - 1;
  }
  return low;
};
