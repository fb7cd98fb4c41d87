import { precessEcliptic } from "caelus";
import { embeddedData } from "caelus/data-embedded";
import { radians } from "./angle.ts";
import { daysPerCentury, j2000, toCenturies } from "./time-scale.ts";
import type { State, Vector } from "./vector.ts";

/** Columns of the turn from the ecliptic of J2000 into the mean ecliptic of the date. */
export type Precession = readonly [Vector, Vector, Vector];

const toUnit = ([longitude, latitude]: [number, number]): Vector => [
  Math.cos(latitude) * Math.cos(longitude),
  Math.cos(latitude) * Math.sin(longitude),
  Math.sin(latitude),
];

/** Precession of Vondrák, Capitaine and Wallace 2011, as `caelus` has it: where two axes of J2000 point at the date; the third stands square to them. */
export const toPrecession = (dynamicalDay: number): Precession => {
  const x = toUnit(precessEcliptic(0, 0, j2000, dynamicalDay));
  const y = toUnit(precessEcliptic(Math.PI / 2, 0, j2000, dynamicalDay));
  return [x, y, [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]]];
};

const turn = ([x, y, z]: Precession, [a, b, c]: Vector): Vector => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
];

const toDate = (precession: Precession, { place, rate }: State): State => ({ place: turn(precession, place), rate: turn(precession, rate) });

const plutoColumns = 9;
const plutoTerms = Float64Array.from(embeddedData.pluto.flat());

/** Meeus, Astronomical Algorithms, chapter 37 (1885–2099). */
const toPlutoPlace = (dynamicalDay: number): Vector => {
  const t = toCenturies(dynamicalDay);
  const jupiter = (34.35 + 3034.9057 * t) * radians;
  const saturn = (50.08 + 1222.1138 * t) * radians;
  const pluto = (238.96 + 144.96 * t) * radians;
  let longitude = 238.958116 + 144.96 * t;
  let latitude = -3.908239;
  let radius = 40.7241346;
  for (let at = 0; at < plutoTerms.length; at += plutoColumns) {
    const argument = plutoTerms[at]! * jupiter + plutoTerms[at + 1]! * saturn + plutoTerms[at + 2]! * pluto;
    const [sine, cosine] = [Math.sin(argument), Math.cos(argument)];
    longitude += plutoTerms[at + 3]! * sine + plutoTerms[at + 4]! * cosine;
    latitude += plutoTerms[at + 5]! * sine + plutoTerms[at + 6]! * cosine;
    radius += plutoTerms[at + 7]! * sine + plutoTerms[at + 8]! * cosine;
  }
  const [x, y, z] = toUnit([longitude * radians, latitude * radians]);
  return [x * radius, y * radius, z * radius];
};

/** So slow a body that its rate is the way between the day before and the day after, halved. */
export const toPlutoState = (dynamicalDay: number, precession: Precession): State => {
  const [before, after] = [toPlutoPlace(dynamicalDay - 1), toPlutoPlace(dynamicalDay + 1)];
  const rate: Vector = [(after[0] - before[0]) / 2, (after[1] - before[1]) / 2, (after[2] - before[2]) / 2];
  return toDate(precession, { place: toPlutoPlace(dynamicalDay), rate });
};

const chiron = embeddedData.chiron!;

/** Value and slope of a Chebyshev sum at x in −1 … 1. */
const evaluate = (coefficients: readonly number[], x: number): [number, number] => {
  let [one, two, oneSlope, twoSlope] = [0, 0, 0, 0];
  for (let at = coefficients.length - 1; at >= 1; at -= 1) {
    const next = 2 * x * one - two + coefficients[at]!;
    const nextSlope = 2 * one + 2 * x * oneSlope - twoSlope;
    [two, one, twoSlope, oneSlope] = [one, next, oneSlope, nextSlope];
  }
  return [x * one - two + coefficients[0]!, one + x * oneSlope - twoSlope];
};

/**
 * Chiron by a Chebyshev fit to JPL Horizons, 1850–2150; table of `caelus`.
 * @throws RangeError outside these years
 */
export const toChironState = (dynamicalDay: number, precession: Precession): State => {
  const { jd0: start, seg_days: span, segments } = chiron;
  const index = Math.floor((dynamicalDay - start) / span);
  const segment = segments[index];
  if (!segment) throw new RangeError("Chiron is known from 1850 to 2150");
  const x = (2 * (dynamicalDay - start - index * span)) / span - 1;
  const [first, second, third] = segment.map((coefficients) => evaluate(coefficients, x)) as [[number, number], [number, number], [number, number]];
  const perDay = 2 / span;
  return toDate(precession, { place: [first[0], second[0], third[0]], rate: [first[1] * perDay, second[1] * perDay, third[1] * perDay] });
};

/** The equinox's own drift, radians a day: what a rate in the frame of J2000 lacks. */
export const precessionRate = ((5029.0966 / 3600) * radians) / daysPerCentury;
