import { arcseconds } from "./angle.ts";
import { type Direction, toFk5 } from "./apparent.ts";
import type { Heliocentric } from "./vsop.ts";

/** The constant of aberration over the distance; Meeus, formula 25.10. */
const aberration = 20.4898 * arcseconds;

/** The Sun is where the Earth is not: its longitude and half a turn. Radians, mean equinox of the date, aberration applied. */
export const toSun = (earth: Heliocentric, dynamicalDay: number): Direction => {
  const { longitude, latitude, rate } = toFk5({ longitude: earth.longitude + Math.PI, latitude: -earth.latitude, rate: earth.longitudeRate }, dynamicalDay);
  return { longitude: longitude - aberration / earth.radius, latitude, rate };
};
