import { secondsPerDay } from "../time/civil.ts";
import { toWay } from "./angle.ts";
import { toBodyState } from "./ephemeris.ts";

const tropicalYear = 365.242_19 * secondsPerDay;
const steps = 8;
/** Degrees: 0.0004″, a hundredth of a second of the Sun's time. */
const enough = 1e-7;

/**
 * The instant nearest to `near` at which the Sun stands on a longitude (degrees), within a few hundredths of a second. Seconds since 1970-01-01T00:00Z.
 */
export const findSunAt = (longitude: number, near: number): number => {
  let at = near;
  for (let step = 0; step < steps; step += 1) {
    const sun = toBodyState("sun", at);
    const way = toWay(sun.longitude, longitude);
    if (Math.abs(way) < enough) break;
    at += (way / sun.speed) * secondsPerDay;
  }
  return at;
};

/** The last solar return at or before an instant, never before the birth itself. */
export const findLastReturn = (birth: number, longitude: number, instant: number): number => {
  const years = Math.max(0, Math.floor((instant - birth) / tropicalYear));
  if (years === 0) return birth;
  const at = findSunAt(longitude, birth + years * tropicalYear);
  if (at > instant) return years === 1 ? birth : findSunAt(longitude, birth + (years - 1) * tropicalYear);
  const next = findSunAt(longitude, birth + (years + 1) * tropicalYear);
  return next <= instant ? next : at;
};
