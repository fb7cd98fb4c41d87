import { radians, toCircle, toWay } from "./angle.ts";
import { type Horizon, type MainAngles, toLatitudeRadians } from "./angles.ts";
import { findRoot } from "./find-root.ts";

/** A ten-thousandth of an arcsecond, nearly. */
const enough = { narrow: 1e-8, small: 1e-8 };

interface Point {
  ascension: number;
  /** By how much its arc above the horizon is more than half a day's, on one side; degrees. */
  lift: number;
}

const toPoint = (longitude: number, obliquity: number, tangent: number): Point => {
  const [lambda, slant] = [longitude * radians, obliquity * radians];
  const sine = Math.sin(lambda);
  const declination = Math.asin(sine * Math.sin(slant));
  const lift = Math.asin(Math.max(-1, Math.min(1, tangent * Math.tan(declination))));
  return { ascension: Math.atan2(sine * Math.cos(slant), Math.cos(lambda)) / radians, lift: lift / radians };
};

/**
 * Cusps 11, 12, 2 and 3 by Placidus, degrees: the points that have a third or two thirds of their own diurnal arc to the meridian (11, 12), or of their
 * nocturnal arc to the lower one (3, 2). Sought between meridian and ascendant, where each lies exactly once outside the polar circles.
 */
export const toPlacidus = ({ meridian, latitude, obliquity }: Horizon, { midheaven, ascendant }: MainAngles): [number, number, number, number] => {
  const tangent = Math.tan(toLatitudeRadians(latitude));
  const findUpper = (share: number): number => {
    const missAt = (along: number): number => {
      const { ascension, lift } = toPoint(midheaven + along, obliquity, tangent);
      return toWay(meridian, ascension) - share * (90 + lift);
    };
    return toCircle(midheaven + findRoot(missAt, 0, toCircle(ascendant - midheaven), enough));
  };
  const imumCoeli = midheaven + 180;
  const findLower = (share: number): number => {
    const missAt = (along: number): number => {
      const { ascension, lift } = toPoint(imumCoeli - along, obliquity, tangent);
      return toWay(ascension, meridian + 180) - share * (90 - lift);
    };
    return toCircle(imumCoeli - findRoot(missAt, 0, toCircle(imumCoeli - ascendant), enough));
  };
  return [findUpper(1 / 3), findUpper(2 / 3), findLower(2 / 3), findLower(1 / 3)];
};
