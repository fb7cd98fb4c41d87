import { toLunarDateOfDay } from "../kit/calendar/lunar-date.ts";
import { toDayPillar } from "../kit/calendar/pillars.ts";
import { chinaOffsetSeconds } from "../kit/calendar/range.ts";
import { toBodies } from "../kit/sky/bodies.ts";
import { toPhaseName } from "../kit/sky/moon-phase.ts";
import { parseInstant } from "../kit/time/parse-civil.ts";
import type { DreamCast } from "./cast-types.ts";

const secondsPerDay = 86_400;

/** The Moon’s phase at an instant: the angle from Sun to Moon in longitude, and the lit share (its latitude left out: within 1 %). 2026-11-24T15:00Z: full. */
export const toMoon = (moment: string): DreamCast["moon"] => {
  const { sun, moon } = toBodies(parseInstant(moment));
  const angle = (((moon.longitude - sun.longitude) % 360) + 360) % 360;
  const illumination = (1 - Math.cos((angle * Math.PI) / 180)) / 2;
  return { phase: toPhaseName(angle), angle: Math.round(angle * 10) / 10, illumination: Math.round(illumination * 1000) / 1000 };
};

/** The day of an instant in China’s time, midnight to midnight. */
export const toDay = (moment: string): DreamCast["day"] => {
  const epochDay = Math.floor((parseInstant(moment) + chinaOffsetSeconds) / secondsPerDay);
  const { month, day, leap } = toLunarDateOfDay(epochDay);
  return { pillar: toDayPillar(epochDay), lunarMonth: month, lunarDay: day, leap };
};
