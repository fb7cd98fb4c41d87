import { radians, toCircle } from "./angle.ts";
import { toNutation } from "./nutation.ts";
import { j2000, toCenturies, toDynamicalDay, toJulianDay } from "./time-scale.ts";

/** The place's own frame at an instant, degrees. */
export interface Horizon {
  /** Right ascension of the meridian (RAMC), the local apparent sidereal time. */
  meridian: number;
  latitude: number;
  obliquity: number;
}

/** Turns of the Earth since noon of 1 January 2000 (UT days); IERS Conventions 2010, formula 5.15. */
const toRotation = (days: number): number => 360 * ((0.779_057_273_264 + 0.002_737_811_911_354_48 * days + (days % 1)) % 1);

/** What precession adds to the Earth's turning, degrees; t in centuries of Terrestrial Time. IERS Conventions 2010, formula 5.32 (IAU 2006). */
const toPrecessionInAscension = (t: number): number => (0.014_506 + t * (4612.156_534 + t * (1.391_581_7 - t * (0.000_000_44 + t * 0.000_029_956)))) / 3600;

/**
 * Apparent sidereal time over a longitude (degrees, east plus), the equation of the equinoxes included, and the true obliquity.
 * @param instant seconds since 1970-01-01T00:00Z
 */
export const toHorizon = (instant: number, latitude: number, longitude: number): Horizon => {
  const day = toDynamicalDay(instant);
  const mean = toRotation(toJulianDay(instant) - j2000) + toPrecessionInAscension(toCenturies(day));
  const nutation = toNutation(day);
  const equation = (nutation.longitude * Math.cos(nutation.trueObliquity)) / radians;
  return { meridian: toCircle(mean + equation + longitude), latitude, obliquity: nutation.trueObliquity / radians };
};

/** At a pole the horizon is the equator and crosses the ecliptic at 0° and 180°; a hair's breadth before it the formulas still hold. */
const nearPole = 90 - 1e-9;
export const toLatitudeRadians = (latitude: number): number => Math.max(-nearPole, Math.min(nearPole, latitude)) * radians;

/** The point of the ecliptic with a given right ascension, degrees. */
const toEclipticAt = (ascension: number, obliquity: number): number => {
  const turned = ascension * radians;
  return toCircle(Math.atan2(Math.sin(turned), Math.cos(turned) * Math.cos(obliquity * radians)) / radians);
};

/** Beyond it parts of the ecliptic neither rise nor set, and Placidus has no cusps. */
export const isPolar = ({ latitude, obliquity }: Horizon): boolean => Math.abs(latitude) >= 90 - obliquity;

/** The ecliptic on the upper meridian, and where it crosses the eastern horizon. */
export interface MainAngles {
  ascendant: number;
  midheaven: number;
}

/**
 * Ascendant and midheaven, degrees. Within the polar circles the rising point may lie west of the meridian along the ecliptic; as in the Swiss Ephemeris
 * the midheaven then stays, and of the horizon's two crossings the one within half a circle after it is the ascendant.
 */
export const toMainAngles = ({ meridian, latitude, obliquity }: Horizon): MainAngles => {
  const midheaven = toEclipticAt(meridian, obliquity);
  const [ra, slant] = [meridian * radians, obliquity * radians];
  const rising = Math.atan2(Math.cos(ra), -(Math.sin(ra) * Math.cos(slant) + Math.tan(toLatitudeRadians(latitude)) * Math.sin(slant)));
  const crossing = Math.abs(latitude) > nearPole ? 180 : toCircle(rising / radians);
  return { midheaven, ascendant: toCircle(crossing - midheaven) >= 180 ? toCircle(crossing + 180) : crossing };
};
