import { deltaT } from "caelus";
import { secondsPerDay } from "../time/civil.ts";

const julianDayOf1970 = 2_440_587.5;
export const j2000 = 2_451_545;
export const daysPerCentury = 36_525;

/** Days of Universal Time since noon of 1 January 4713 BC: 946728000 s, noon of 1 January 2000, is 2451545. */
export const toJulianDay = (instant: number): number => julianDayOf1970 + instant / secondsPerDay;

/**
 * The same instant counted in Terrestrial Time, which planets move by: UT and ΔT. Observed values from 1955 to 2025, Espenak and Meeus before,
 * afterwards a slow rise (all of `caelus`; 63.8 s in 2000).
 */
export const toDynamicalDay = (instant: number): number => {
  const julianDay = toJulianDay(instant);
  return julianDay + deltaT(julianDay) / secondsPerDay;
};

export const toCenturies = (dynamicalDay: number): number => (dynamicalDay - j2000) / daysPerCentury;
