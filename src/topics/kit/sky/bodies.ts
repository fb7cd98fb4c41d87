import { Engine } from "caelus";
import { embeddedData } from "caelus/data-embedded";

export const planets = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
export type Planet = (typeof planets)[number];

/** A body seen from the Earth's centre, in the ecliptic of the date. */
export interface BodyPosition {
  /** Apparent tropical longitude in degrees, 0 … 360. */
  longitude: number;
  /** Degrees a day; negative while retrograde. */
  speed: number;
}

const julianDayOf1970 = 2_440_587.5;
const secondsPerDay = 86_400;
const engine = new Engine(embeddedData);

/**
 * Where the seven stand at an instant (seconds since 1970-01-01T00:00Z), by the series of `caelus` (planets within 2.2″ of the Swiss
 * Ephemeris over 1900–2050, the Moon within 13″). 2000-01-01T12:00Z: the Sun at 280.369°, the Moon at 223.324°.
 */
export const toBodies = (instant: number): Record<Planet, BodyPosition> => {
  const julianDay = julianDayOf1970 + instant / secondsPerDay;
  const toPosition = (planet: Planet): BodyPosition => {
    const { lon, speed } = engine.position(planet, julianDay);
    return { longitude: lon, speed };
  };
  return {
    sun: toPosition("sun"),
    moon: toPosition("moon"),
    mercury: toPosition("mercury"),
    venus: toPosition("venus"),
    mars: toPosition("mars"),
    jupiter: toPosition("jupiter"),
    saturn: toPosition("saturn"),
  };
};
