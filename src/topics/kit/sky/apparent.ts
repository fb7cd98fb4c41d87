import { arcseconds, radians } from "./angle.ts";
import { toCenturies } from "./time-scale.ts";
import { type State, subtract, toEarlier, toLength, type Vector } from "./vector.ts";

/** Days that light takes for one AU. */
const lightDays = 0.005_775_518_3;

/** Longitude and latitude in radians, and the longitude's rate in radians a day. */
export interface Direction {
  longitude: number;
  latitude: number;
  rate: number;
}

/** From the dynamical frame of VSOP to the FK5; Meeus, formula 32.3. */
export const toFk5 = ({ longitude, latitude, rate }: Direction, dynamicalDay: number): Direction => {
  const t = toCenturies(dynamicalDay);
  const turned = longitude - (1.397 + 0.00031 * t) * t * radians;
  const [sine, cosine] = [Math.sin(turned), Math.cos(turned)];
  return {
    longitude: longitude - 0.09033 * arcseconds + 0.03916 * arcseconds * (cosine + sine) * Math.tan(latitude),
    latitude: latitude + 0.03916 * arcseconds * (cosine - sine),
    rate,
  };
};

const toDirection = ([x, y, z]: Vector, [vx, vy]: Vector): Direction => {
  const flat = x * x + y * y;
  return { longitude: Math.atan2(y, x), latitude: Math.atan2(z, Math.sqrt(flat)), rate: (x * vy - y * vx) / flat };
};

/**
 * A body round the Sun as it is seen from the Earth, both states of one instant and one frame. Both are taken back by the time light needs, which is light
 * time and aberration in one (Meeus, chapter 33).
 */
export const toApparent = (body: State, earth: State): Direction => {
  let days = lightDays * toLength(subtract(body.place, earth.place));
  let seen = subtract(toEarlier(body, days), toEarlier(earth, days));
  days = lightDays * toLength(seen);
  seen = subtract(toEarlier(body, days), toEarlier(earth, days));
  return toDirection(seen, toSeenRate(body, earth, days));
};

/** The rate of what is seen: the rate of then, slowed or quickened as the light's way grows or shrinks. */
const toSeenRate = (body: State, earth: State, days: number): Vector => {
  const before = toRateEarlier(body, days);
  const earthBefore = toRateEarlier(earth, days);
  const rate = subtract(before, earthBefore);
  const way = subtract(body.place, earth.place);
  const receding = (way[0] * rate[0] + way[1] * rate[1] + way[2] * rate[2]) / toLength(way);
  const factor = 1 - lightDays * receding;
  return [rate[0] * factor, rate[1] * factor, rate[2] * factor];
};

const solarPull = 0.000_295_912_208_285_591_1;
const toRateEarlier = ({ place, rate }: State, days: number): Vector => {
  const pull = (solarPull / toLength(place) ** 3) * days;
  return [rate[0] + pull * place[0], rate[1] + pull * place[1], rate[2] + pull * place[2]];
};
