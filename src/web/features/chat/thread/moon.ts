/** Mean length of a lunation in days (Meeus, Astronomical Algorithms, ch. 49). */
const synodicDays = 29.530588861;
/** A mean new moon: 6 January 2000, 18:14 UTC. */
const newMoonMs = Date.UTC(2000, 0, 6, 18, 14);

export type MoonPhase = "new" | "waxing" | "full" | "waning";

/**
 * The moon by its mean motion, good to about half a day.
 * @returns its phase, and the day of the lunation counted from 1
 */
export const toMoon = (instant: Date): { phase: MoonPhase; day: number } => {
  const lunations = (instant.getTime() - newMoonMs) / 86_400_000 / synodicDays;
  const age = (lunations - Math.floor(lunations)) * synodicDays;
  const fromFull = Math.abs(age - synodicDays / 2);
  const phase = age < 1 || age > synodicDays - 1 ? "new" : fromFull < 1 ? "full" : age < synodicDays / 2 ? "waxing" : "waning";
  return { phase, day: Math.floor(age) + 1 };
};
