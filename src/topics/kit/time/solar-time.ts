import { type Civil, fromClockSeconds } from "./civil.ts";
import { toEquationOfTime } from "./equation-of-time.ts";

const secondsPerDegree = 240;

/** Local mean time in clock seconds: four minutes for each degree east of Greenwich. */
export const toMeanSolarSeconds = (instant: number, longitude: number): number => instant + longitude * secondsPerDegree;

/** True solar time in clock seconds (see `toClockSeconds`): local mean time and the equation of time. */
export const toTrueSolarSeconds = (instant: number, longitude: number): number => toMeanSolarSeconds(instant, longitude) + toEquationOfTime(instant);

/** 地方平时: what a clock set by the mean Sun shows at a longitude (degrees, east plus). The instant in seconds since 1970-01-01T00:00Z. */
export const toMeanSolar = (instant: number, longitude: number): Civil => fromClockSeconds(toMeanSolarSeconds(instant, longitude));

/** 真太阳时: what a sundial shows at a longitude (degrees, east plus). The instant in seconds since 1970-01-01T00:00Z. */
export const toTrueSolar = (instant: number, longitude: number): Civil => fromClockSeconds(toTrueSolarSeconds(instant, longitude));
