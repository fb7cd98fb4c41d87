import { embeddedData } from "caelus/data-embedded";
import { arcseconds, radians } from "./angle.ts";
import { daysPerCentury, toCenturies } from "./time-scale.ts";

const columns = 9;
/** Radians a century, of the five arguments below. */
const rates = [445_267.11148, 35_999.05034, 477_198.867398, 483_202.017538, -1934.136261].map((degrees) => degrees * radians);
const table = Float64Array.from(embeddedData.nutation.flat());

export interface Nutation {
  /** In longitude, radians. */
  longitude: number;
  /** In obliquity, radians. */
  obliquity: number;
  /** Of the longitude, radians a day. */
  longitudeRate: number;
  /** The true obliquity of the ecliptic, radians. */
  trueObliquity: number;
}

/** Nutation of 1980 (IAU; Meeus, Astronomical Algorithms, chapter 22) and the obliquity of the date (IAU 2006) at a day of Terrestrial Time. */
export const toNutation = (dynamicalDay: number): Nutation => {
  const t = toCenturies(dynamicalDay);
  const t2 = t * t;
  const t3 = t2 * t;
  const elongation = (297.85036 + 445_267.11148 * t - 0.0019142 * t2 + t3 / 189_474) * radians;
  const sunAnomaly = (357.52772 + 35_999.05034 * t - 0.0001603 * t2 - t3 / 300_000) * radians;
  const moonAnomaly = (134.96298 + 477_198.867398 * t + 0.0086972 * t2 + t3 / 5620) * radians;
  const latitudeArgument = (93.27191 + 483_202.017538 * t - 0.0036825 * t2 + t3 / 327_270) * radians;
  const node = (125.04452 - 1934.136261 * t + 0.0020708 * t2 + t3 / 450_000) * radians;
  let longitude = 0;
  let obliquity = 0;
  let slope = 0;
  for (let at = 0; at < table.length; at += columns) {
    const argument =
      table[at]! * elongation + table[at + 1]! * sunAnomaly + table[at + 2]! * moonAnomaly + table[at + 3]! * latitudeArgument + table[at + 4]! * node;
    const amplitude = table[at + 5]! + table[at + 6]! * t;
    const rate = table[at]! * rates[0]! + table[at + 1]! * rates[1]! + table[at + 2]! * rates[2]! + table[at + 3]! * rates[3]! + table[at + 4]! * rates[4]!;
    longitude += Math.sin(argument) * amplitude;
    slope += Math.cos(argument) * amplitude * rate;
    obliquity += Math.cos(argument) * (table[at + 7]! + table[at + 8]! * t);
  }
  const unit = 1e-4 * arcseconds;
  const mean = (84_381.406 - 46.836_769 * t - 0.000_183_1 * t2 + 0.002_003_4 * t3) * arcseconds;
  return {
    longitude: longitude * unit,
    obliquity: obliquity * unit,
    longitudeRate: (slope * unit) / daysPerCentury,
    trueObliquity: mean + obliquity * unit,
  };
};
