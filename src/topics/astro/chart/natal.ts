import { toCircle } from "../../kit/sky/angle.ts";
import { toHorizon, toMainAngles } from "../../kit/sky/angles.ts";
import { type BodyState, type Sky, toBodyState } from "../../kit/sky/ephemeris.ts";
import { toHouse, toHouses } from "../../kit/sky/houses.ts";
import { isStationary } from "../../kit/sky/motion.ts";
import { type Body, bodies, type HouseSystem } from "../../kit/sky/names.ts";
import { toSign } from "../../kit/sky/signs.ts";
import type { Angles, AstroCast, ChartBody } from "../cast-types.ts";
import { toKeptSky } from "./kept-sky.ts";

export interface Place {
  latitude: number;
  longitude: number;
}

export type Frame = Pick<AstroCast, "angles" | "cusps" | "houseSystem" | "houseNote">;
export type Natal = Frame & { bodies: Record<Body, ChartBody>; moonRange: AstroCast["moonRange"] };

const noFrame: Frame = { angles: null, cusps: null, houseSystem: null, houseNote: null };

/** Angles and cusps over a place at an instant (seconds since 1970-01-01T00:00Z). */
export const toFrame = (instant: number, { latitude, longitude }: Place, system: HouseSystem): Frame => {
  const horizon = toHorizon(instant, latitude, longitude);
  const main = toMainAngles(horizon);
  const { cusps, system: used, note } = toHouses(system, horizon, main);
  const angles: Angles = { ...main, descendant: toCircle(main.ascendant + 180), imumCoeli: toCircle(main.midheaven + 180) };
  return { angles, cusps, houseSystem: used, houseNote: note };
};

const toChartBody = (body: Body, { longitude, latitude, speed }: BodyState, cusps: readonly number[] | null): ChartBody => ({
  longitude,
  latitude,
  speed,
  ...toSign(longitude),
  retrograde: speed < 0,
  stationary: isStationary(body, speed),
  house: cusps && toHouse(longitude, cusps),
});

export const toChartBodies = (sky: Sky, cusps: readonly number[] | null): Record<Body, ChartBody> =>
  Object.fromEntries(bodies.map((body) => [body, toChartBody(body, sky.bodies[body], cusps)])) as Record<Body, ChartBody>;

const halfDay = 43_200;
/** Degrees a day by which a body is five minutes of arc off within half a day: the Moon, the Sun and the quick ones are, Saturn and beyond never. */
const leastMotion = 1 / 6;

/** Of a day whose hour is unknown: whole degrees of whatever moves five minutes or more to either side of noon. */
const toKnownDegree = (body: ChartBody): ChartBody => (Math.abs(body.speed) < leastMotion ? body : { ...body, degree: Math.floor(body.degree) });

const toNoonBodies = (sky: Sky): Record<Body, ChartBody> =>
  Object.fromEntries(Object.entries(toChartBodies(sky, null)).map(([body, state]) => [body, toKnownDegree(state)])) as Record<Body, ChartBody>;

/** The Moon from midnight to midnight about a noon. */
const toMoonRange = (noon: number): NonNullable<AstroCast["moonRange"]> => {
  const [from, to] = [toBodyState("moon", noon - halfDay).longitude, toBodyState("moon", noon + halfDay).longitude];
  return { from, to, signs: [...new Set([toSign(from).sign, toSign(to).sign])] };
};

/** The bodies of an instant, with houses where the time and the place are known. */
export const toNatal = (instant: number, { hasTime, place, system }: { hasTime: boolean; place: Place | null; system: HouseSystem }): Natal => {
  const frame = hasTime && place ? toFrame(instant, place, system) : noFrame;
  const sky = toKeptSky(instant);
  return hasTime
    ? { ...frame, bodies: toChartBodies(sky, frame.cusps), moonRange: null }
    : { ...frame, bodies: toNoonBodies(sky), moonRange: toMoonRange(instant) };
};
