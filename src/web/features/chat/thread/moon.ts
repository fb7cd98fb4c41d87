export type MoonPhase = "new" | "waxing" | "full" | "waning";

const dayMs = 86_400_000;
/** The instant of Julian Day 0, ms from the Unix epoch. */
const julianZeroMs = -2_440_587.5 * dayMs;
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/**
 * New moon number k (0 is January 2000; k + ½ is the full moon after it): the mean moment and its two greatest terms, good to about
 * four hours (Meeus, Astronomical Algorithms, ch. 49).
 */
const toPhaseMs = (k: number): number => {
  const mean = 2_451_550.09766 + 29.530588861 * k;
  const sunAnomaly = 2.5534 + 29.1053567 * k;
  const moonAnomaly = 201.5643 + 385.81693528 * k;
  return julianZeroMs + (mean - 0.4072 * sine(moonAnomaly) + 0.1724 * sine(sunAnomaly)) * dayMs;
};

/** Calendar days in the reader's zone, counted from any fixed one. */
const toDayNumber = (instant: Date): number => Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / dayMs;

/**
 * The moon of a calendar day in the reader's zone, as an almanac counts it: the day of the new moon is day 1.
 * @param day any instant of it
 */
export const toMoon = (day: Date): { phase: MoonPhase; day: number } => {
  const today = toDayNumber(day);
  const dayOf = (k: number): number => toDayNumber(new Date(toPhaseMs(k)));
  let k = Math.floor((day.getTime() - toPhaseMs(0)) / (29.530588861 * dayMs)) + 1;
  while (dayOf(k) > today) k -= 1;
  const count = today - dayOf(k) + 1;
  const fullDay = dayOf(k + 0.5);
  if (count === 1) return { phase: "new", day: count };
  return { phase: today === fullDay ? "full" : today < fullDay ? "waxing" : "waning", day: count };
};
