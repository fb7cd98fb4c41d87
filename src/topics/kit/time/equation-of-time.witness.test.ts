import { SolarTerm } from "tyme4ts";
import { expect, it } from "vitest";
import { toEquationOfTime } from "./equation-of-time.ts";

const radians = Math.PI / 180;

/**
 * At the instant of a solar term the Sun's apparent longitude is a multiple of 15° (tyme4ts, VSOP87, within 3 s against Swiss Ephemeris).
 * Its hour angle at Greenwich is sidereal time less right ascension, and that less the mean Sun's is the equation of time:
 * no formula of ours but the obliquity. Nutation: the four largest terms of IAU 1980 (Meeus, chapter 22).
 */
const toWitness = (julianDay: number, longitude: number): number => {
  const centuries = (julianDay - 2_451_545) / 36_525;
  const node = (125.04452 - 1934.136261 * centuries) * radians;
  const sun = 2 * (280.4665 + 36_000.7698 * centuries) * radians;
  const moon = 2 * (218.3165 + 481_267.8813 * centuries) * radians;
  const inLongitude = (-17.2 * Math.sin(node) - 1.32 * Math.sin(sun) - 0.23 * Math.sin(moon) + 0.21 * Math.sin(2 * node)) / 3600;
  const inObliquity = (9.2 * Math.cos(node) + 0.57 * Math.cos(sun) + 0.1 * Math.cos(moon) - 0.09 * Math.cos(2 * node)) / 3600;
  const obliquity = (23.4392911 - 0.0130042 * centuries + inObliquity) * radians;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude * radians), Math.cos(longitude * radians)) / radians;
  const sidereal = 280.46061837 + 360.98564736629 * (julianDay - 2_451_545) + 0.000387933 * centuries ** 2 + inLongitude * Math.cos(obliquity);
  const degrees = sidereal - ascension - ((julianDay + 0.5) % 1) * 360 + 180;
  return (degrees - 360 * Math.round(degrees / 360)) * 240;
};

it("is within 2.5 seconds of the Sun's own hour angle at every solar term from 1850 to 2150", () => {
  let worst = 0;
  for (let year = 1850; year <= 2150; year += 1) {
    for (let place = 0; place < 24; place += 1) {
      const julianDay = SolarTerm.fromIndex(year, place).getJulianDay().getDay() - 1 / 3;
      const ours = toEquationOfTime((julianDay - 2_440_587.5) * 86_400);
      worst = Math.max(worst, Math.abs(ours - toWitness(julianDay, 15 * place - 90)));
    }
  }
  expect(worst).toBeLessThan(2.5);
});
