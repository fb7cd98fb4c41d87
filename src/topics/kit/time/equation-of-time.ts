const radians = Math.PI / 180;
const secondsPerDegree = 240;
/** 2000-01-01T12:00Z in seconds since 1970. */
const j2000Seconds = 946_728_000;
const secondsPerCentury = 36_525 * 86_400;

/**
 * How far a sundial is ahead of local mean time, in seconds (−860 … +990), at an instant in seconds since 1970-01-01T00:00Z.
 * Meeus, Astronomical Algorithms, chapters 25 (low accuracy) and 28 (formula 28.1); within 2.5 s from 1850 to 2150.
 * 1992-10-13T00:00 TD is +13 m 42.6 s in example 28.a and 0.6 s less here.
 */
export const toEquationOfTime = (instant: number): number => {
  const centuries = (instant - j2000Seconds) / secondsPerCentury;
  const mean = 280.46646 + 36_000.76983 * centuries + 0.0003032 * centuries ** 2;
  const anomaly = (357.52911 + 35_999.05029 * centuries - 0.0001537 * centuries ** 2) * radians;
  const centre =
    (1.914602 - 0.004817 * centuries) * Math.sin(anomaly) + (0.019993 - 0.000101 * centuries) * Math.sin(2 * anomaly) + 0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * centuries) * radians;
  const nutation = -0.00478 * Math.sin(node) - 0.00037 * Math.sin(2 * mean * radians);
  const longitude = (mean + centre - 0.00569 + nutation) * radians;
  const obliquity = (23.4392911 - 0.0130042 * centuries + 0.00256 * Math.cos(node)) * radians;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / radians;
  const degrees = mean - 0.0057183 - ascension + nutation * Math.cos(obliquity);
  return (degrees - 360 * Math.round(degrees / 360)) * secondsPerDegree;
};
