import { radians, toCircle } from "./angle.ts";
import type { BodyState } from "./ephemeris.ts";

const moonPhases = ["new", "waxingCrescent", "firstQuarter", "waxingGibbous", "full", "waningGibbous", "lastQuarter", "waningCrescent"] as const;
export type MoonPhase = (typeof moonPhases)[number];

/** Each of the eight reaches 22.5° to both sides of its exact angle: 179° is a full Moon, 350° a new one. */
export const toPhaseName = (angle: number): MoonPhase => moonPhases[Math.floor(toCircle(angle + 22.5) / 45) % 8]!;

/** `angle` Moon minus Sun in longitude, 0 … 360; `illumination` the lit share of the disc, 0 … 1, the Sun taken as infinitely far (within 0.3 %). */
export const toMoonPhase = (moon: BodyState, sun: BodyState): { name: MoonPhase; angle: number; illumination: number } => {
  const angle = toCircle(moon.longitude - sun.longitude);
  const cosine = Math.cos(moon.latitude * radians) * Math.cos(angle * radians);
  return { name: toPhaseName(angle), angle, illumination: (1 - cosine) / 2 };
};
