import { radians, toCircle } from "./angle.ts";
import { type Direction, toApparent, toFk5 } from "./apparent.ts";
import { type Precession, precessionRate, toChironState, toPlutoState, toPrecession } from "./distant.ts";
import { toLilith, toMeanNode, toMoon, toTrueNode } from "./moon.ts";
import { type Body, bodies } from "./names.ts";
import { type Nutation, toNutation } from "./nutation.ts";
import { toSun } from "./sun.ts";
import { toDynamicalDay } from "./time-scale.ts";
import type { State } from "./vector.ts";
import { type Heliocentric, toHeliocentric, toState } from "./vsop.ts";

/** A body from the Earth's centre, in the true ecliptic and equinox of the date: degrees, and degrees a day. */
export interface BodyState {
  longitude: number;
  latitude: number;
  speed: number;
}

export interface Sky {
  bodies: Record<Body, BodyState>;
  /** The true obliquity of the ecliptic, degrees. */
  obliquity: number;
}

/** What the charts need of an ephemeris; instants in seconds since 1970-01-01T00:00Z (UT). The tests run another one behind the same shape. */
export interface Ephemeris {
  toSky(instant: number): Sky;
  toBodyState(body: Body, instant: number): BodyState;
}

/** What every body of one instant shares, each part computed when it is first asked for. */
interface Moment {
  day: number;
  nutation: Nutation;
  earth(): Heliocentric;
  earthState(): State;
  precession(): Precession;
}

const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
};

const toMoment = (instant: number): Moment => {
  const day = toDynamicalDay(instant);
  const earth = once(() => toHeliocentric("earth", day));
  return { day, nutation: toNutation(day), earth, earthState: once(() => toState(earth())), precession: once(() => toPrecession(day)) };
};

const toDistant = (state: State, { earthState }: Moment): Direction => {
  const seen = toApparent(state, earthState());
  return { ...seen, rate: seen.rate + precessionRate };
};

/** Mean equinox of the date, radians. */
const toDirection = (body: Body, moment: Moment): Direction => {
  const { day } = moment;
  switch (body) {
    case "sun":
      return toSun(moment.earth(), day);
    case "moon":
      return toMoon(day);
    case "pluto":
      return toDistant(toPlutoState(day, moment.precession()), moment);
    case "chiron":
      return toDistant(toChironState(day, moment.precession()), moment);
    case "meanNode":
      return toMeanNode(day);
    case "trueNode":
      return toTrueNode(day);
    case "lilith":
      return toLilith(day);
    default:
      return toFk5(toApparent(toState(toHeliocentric(body, day)), moment.earthState()), day);
  }
};

const toBodyOf = (body: Body, moment: Moment): BodyState => {
  const { longitude, latitude, rate } = toDirection(body, moment);
  const { nutation } = moment;
  return {
    longitude: toCircle((longitude + nutation.longitude) / radians),
    latitude: latitude / radians,
    speed: (rate + nutation.longitudeRate) / radians,
  };
};

/**
 * One body at an instant (seconds since 1970-01-01T00:00Z). 2000-01-01T12:00Z: the Sun at 280.369°, moving 1.019° a day.
 * @throws RangeError for Chiron outside 1850–2150
 */
export const toBodyState = (body: Body, instant: number): BodyState => toBodyOf(body, toMoment(instant));

/**
 * All fourteen at an instant. VSOP87 planets, the Moon by Meeus with a fitted remainder, Pluto by Meeus, Chiron by JPL: the tables are those of `caelus`,
 * the sums are done here, because place and rate come out of one pass.
 * @throws RangeError for Chiron outside 1850–2150
 */
export const toSky = (instant: number): Sky => {
  const moment = toMoment(instant);
  return {
    bodies: Object.fromEntries(bodies.map((body) => [body, toBodyOf(body, moment)])) as Record<Body, BodyState>,
    obliquity: moment.nutation.trueObliquity / radians,
  };
};

export const ephemeris: Ephemeris = { toSky, toBodyState };
