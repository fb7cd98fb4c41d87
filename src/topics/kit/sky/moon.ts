import { embeddedData } from "caelus/data-embedded";
import { arcseconds, radians } from "./angle.ts";
import type { Direction } from "./apparent.ts";
import { moonLatitudeTerms, moonLongitudeTerms, nodeTerms } from "./data/moon-terms.ts";
import { daysPerCentury, toCenturies } from "./time-scale.ts";

/** Angles in radians: the arguments the Moon's series run by, their rates in radians a century. */
interface Arguments {
  t: number;
  meanLongitude: number;
  elongation: number;
  sunAnomaly: number;
  anomaly: number;
  latitudeArgument: number;
}

const meanRate = 481_267.881_234_21 * radians;
const elongationRate = 445_267.111_403_4 * radians;
const sunAnomalyRate = 35_999.050_290_9 * radians;
const anomalyRate = 477_198.867_505_5 * radians;
const latitudeArgumentRate = 483_202.017_523_3 * radians;

/** Meeus, Astronomical Algorithms, formulas 47.1 … 47.5. */
const toArguments = (t: number): Arguments => {
  const t2 = t * t;
  const t3 = t2 * t;
  const t4 = t3 * t;
  return {
    t,
    meanLongitude: (218.316_447_7 + 481_267.881_234_21 * t - 0.0015786 * t2 + t3 / 538_841 - t4 / 65_194_000) * radians,
    elongation: (297.850_192_1 + 445_267.111_403_4 * t - 0.0018819 * t2 + t3 / 545_868 - t4 / 113_065_000) * radians,
    sunAnomaly: (357.529_109_2 + 35_999.050_290_9 * t - 0.0001535 * t2 + t3 / 24_490_000) * radians,
    anomaly: (134.963_396_4 + 477_198.867_505_5 * t + 0.0087414 * t2 + t3 / 69_699 - t4 / 14_712_000) * radians,
    latitudeArgument: (93.272_095 + 483_202.017_523_3 * t - 0.0036539 * t2 - t3 / 3_526_000 + t4 / 863_310_000) * radians,
  };
};

/** Rows of D, M, M′, F, then sine and cosine in arcseconds: the fitted terms of `data/moon-terms.ts`. Radians, and a rate in radians a century. */
const sumFitted = (terms: Float64Array, { elongation, sunAnomaly, anomaly, latitudeArgument }: Arguments): [number, number] => {
  let sum = 0;
  let slope = 0;
  for (let at = 0; at < terms.length; at += 6) {
    const [d, m, p, f] = [terms[at]!, terms[at + 1]!, terms[at + 2]!, terms[at + 3]!];
    const argument = d * elongation + m * sunAnomaly + p * anomaly + f * latitudeArgument;
    const [sine, cosine] = [Math.sin(argument), Math.cos(argument)];
    sum += terms[at + 4]! * sine + terms[at + 5]! * cosine;
    slope += (terms[at + 4]! * cosine - terms[at + 5]! * sine) * (d * elongationRate + m * sunAnomalyRate + p * anomalyRate + f * latitudeArgumentRate);
  }
  return [sum * arcseconds, slope * arcseconds];
};

const longitudeTerms = Float64Array.from(embeddedData.moonMeeus.ta.flat());
const latitudeTerms = Float64Array.from(embeddedData.moonMeeus.tb.flat());
const unit = 1e-6 * radians;

/** Terms with the Sun's anomaly shrink with the eccentricity of the Earth's way (Meeus, formula 47.6). */
const toShrink = (t: number): readonly [number, number, number] => {
  const once = 1 - 0.002516 * t - 0.0000074 * t * t;
  return [1, once, once * once];
};

const toLongitude = (from: Arguments): [number, number] => {
  const { t, meanLongitude, elongation, sunAnomaly, anomaly, latitudeArgument } = from;
  const shrink = toShrink(t);
  const venus = (119.75 + 131.849 * t) * radians;
  const jupiter = (53.09 + 479_264.29 * t) * radians;
  const flat = meanLongitude - latitudeArgument;
  let sum = 3958 * Math.sin(venus) + 1962 * Math.sin(flat) + 318 * Math.sin(jupiter);
  let slope = 1962 * Math.cos(flat) * (meanRate - latitudeArgumentRate) + 318 * Math.cos(jupiter) * 479_264.29 * radians;
  for (let at = 0; at < longitudeTerms.length; at += 6) {
    const [d, m, p, f] = [longitudeTerms[at]!, longitudeTerms[at + 1]!, longitudeTerms[at + 2]!, longitudeTerms[at + 3]!];
    const argument = d * elongation + m * sunAnomaly + p * anomaly + f * latitudeArgument;
    const amplitude = longitudeTerms[at + 4]! * shrink[Math.abs(m)]!;
    sum += amplitude * Math.sin(argument);
    slope += amplitude * Math.cos(argument) * (d * elongationRate + m * sunAnomalyRate + p * anomalyRate + f * latitudeArgumentRate);
  }
  const [fitted, fittedSlope] = sumFitted(moonLongitudeTerms, from);
  return [meanLongitude + sum * unit + fitted, (meanRate + slope * unit + fittedSlope) / daysPerCentury];
};

const toLatitude = (from: Arguments): number => {
  const { t, meanLongitude, elongation, sunAnomaly, anomaly, latitudeArgument } = from;
  const shrink = toShrink(t);
  const venus = (119.75 + 131.849 * t) * radians;
  const third = (313.45 + 481_266.484 * t) * radians;
  let sum =
    -2235 * Math.sin(meanLongitude) +
    382 * Math.sin(third) +
    175 * Math.sin(venus - latitudeArgument) +
    175 * Math.sin(venus + latitudeArgument) +
    127 * Math.sin(meanLongitude - anomaly) -
    115 * Math.sin(meanLongitude + anomaly);
  for (let at = 0; at < latitudeTerms.length; at += 5) {
    const m = latitudeTerms[at + 1]!;
    const argument = latitudeTerms[at]! * elongation + m * sunAnomaly + latitudeTerms[at + 2]! * anomaly + latitudeTerms[at + 3]! * latitudeArgument;
    sum += latitudeTerms[at + 4]! * shrink[Math.abs(m)]! * Math.sin(argument);
  }
  return sum * unit + sumFitted(moonLatitudeTerms, from)[0];
};

/** The Moon from the Earth's centre in the mean equinox of the date: Meeus, chapter 47, and what `data/moon-terms.ts` adds. */
export const toMoon = (dynamicalDay: number): Direction => {
  const from = toArguments(toCenturies(dynamicalDay));
  const [longitude, rate] = toLongitude(from);
  return { longitude, latitude: toLatitude(from), rate };
};

const nodeRate = -1934.136_289_1 * radians;
const toNode = (t: number): number => (125.044_547_9 - 1934.136_289_1 * t + 0.0020754 * t * t + t ** 3 / 467_441 - t ** 4 / 60_616_000) * radians;

/** The mean ascending node (Meeus, formula 47.7), always retrograde. */
export const toMeanNode = (dynamicalDay: number): Direction => {
  const t = toCenturies(dynamicalDay);
  return { longitude: toNode(t), latitude: 0, rate: (nodeRate + 2 * 0.0020754 * t * radians) / daysPerCentury };
};

/** The node of the osculating way, which the Swiss Ephemeris calls the true node: the mean node and the series of `data/moon-terms.ts`. */
export const toTrueNode = (dynamicalDay: number): Direction => {
  const t = toCenturies(dynamicalDay);
  const [swing, slope] = sumFitted(nodeTerms, toArguments(t));
  return { longitude: toNode(t) + swing, latitude: 0, rate: (nodeRate + slope) / daysPerCentury };
};

const inclination = 5.145_396_374 * radians;

/** Mean Lilith: the mean apogee of the Moon on its inclined way, set down upon the ecliptic as the Swiss Ephemeris does. Not the osculating apogee. */
export const toLilith = (dynamicalDay: number): Direction => {
  const t = toCenturies(dynamicalDay);
  const { meanLongitude, anomaly } = toArguments(t);
  const node = toNode(t);
  const along = meanLongitude - anomaly + Math.PI - node;
  const alongRate = meanRate - anomalyRate - nodeRate;
  const [sine, cosine, slant] = [Math.sin(along), Math.cos(along), Math.cos(inclination)];
  return {
    longitude: node + Math.atan2(slant * sine, cosine),
    latitude: Math.asin(Math.sin(inclination) * sine),
    rate: (nodeRate + (alongRate * slant) / (cosine * cosine + slant * slant * sine * sine)) / daysPerCentury,
  };
};
