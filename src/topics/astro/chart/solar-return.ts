import { toSky } from "../../kit/sky/ephemeris.ts";
import type { HouseSystem } from "../../kit/sky/names.ts";
import { findLastReturn, findSunAt } from "../../kit/sky/returns.ts";
import { fromClockSeconds } from "../../kit/time/civil.ts";
import { toInstantText } from "../../kit/time/parse-civil.ts";
import type { SolarReturn } from "../cast-types.ts";
import { type Natal, type Place, toChartBodies, toFrame } from "./natal.ts";

const tropicalYearSeconds = 365.242_19 * 86_400;

/**
 * The chart of the Sun's last return before `moment`, or of its return within `year`, over the place of birth. Null in the first year of life, and before it.
 * @param birth, moment seconds since 1970-01-01T00:00Z
 */
export const findSolarReturn = (
  birth: number,
  { bodies: natal }: Natal,
  { place, system, moment, year }: { place: Place | null; system: HouseSystem; moment: number; year: number | null },
): SolarReturn | null => {
  const sun = natal.sun.longitude;
  const years = year === null ? 0 : year - fromClockSeconds(birth).year;
  const at = year === null ? findLastReturn(birth, sun, moment) : findSunAt(sun, birth + years * tropicalYearSeconds);
  if (at - birth < tropicalYearSeconds / 2) return null;
  const { angles, cusps } = place ? toFrame(at, place, system) : { angles: null, cusps: null };
  return { at: toInstantText(Math.round(at)), bodies: toChartBodies(toSky(at), cusps), angles, cusps };
};
