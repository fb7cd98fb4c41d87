import { type Planet, planets } from "../sky/bodies.ts";
import type { Sign } from "../sky/signs.ts";
import { listSkyEvents, type SkyEvent } from "../sky/sky-events.ts";
import { secondsPerDay } from "../time/civil.ts";
import { parseInstant } from "../time/parse-civil.ts";
import { toDaySky, toSolarHouse } from "./day-sky.ts";
import { type Lucky, planetColors } from "./lucky.ts";
import type { Points } from "./points.ts";
import { type Scores, scoreDay, sumOf, toPoints, toScores } from "./score.ts";
import { listDays, toSpan } from "./span.ts";
import { type Period, type Theme, themes } from "./themes.ts";
import { isTold } from "./told-events.ts";

export interface HoroscopeInput {
  sign: Sign;
  period: Period;
  /** YYYY-MM-DD, any day of the period. */
  date: string;
}

export interface HoroscopeCast extends HoroscopeInput {
  from: string;
  to: string;
  scores: Scores;
  /** By theme, the strongest first; over a longer period the mean of its days, and reasons under half a point left out. */
  points: Record<Theme, Points[]>;
  /** Where each planet stands from the sign at the period's first noon, with its sign. */
  houses: Record<Planet, { house: number; sign: Sign; retrograde: boolean }>;
  lucky: Lucky;
  /** The overall score day by day; of a year month by month, dated by its first day. One day has itself. */
  course: { date: string; overall: number }[];
  best: string;
  careful: string;
  /** What happens in the sky in these days, with the house it falls in from this sign. */
  events: (SkyEvent & { house: number })[];
}

const leastPoints = 0.5;
/** Of a year every third day is looked at. */
const yearStep = 3;
/** What gives the period its house: the Moon crosses a sign in two days and a half, the Sun in a month, Jupiter in a year. */
const timers: Record<Period, Planet> = { day: "moon", week: "sun", month: "sun", year: "jupiter" };

const toCourse = (days: readonly string[], sign: Sign, period: Period): HoroscopeCast["course"] => {
  const daily = days.map((date) => ({ date, overall: scoreDay(date, sign).overall }));
  if (period !== "year") return daily;
  const months = [...new Set(days.map((date) => date.slice(0, 7)))];
  return months.map((month) => {
    const own = daily.filter(({ date }) => date.startsWith(month));
    return { date: `${month}-01`, overall: Math.round(own.reduce((sum, { overall }) => sum + overall, 0) / own.length) };
  });
};

const toLucky = (points: Record<Theme, Points[]>, houses: HoroscopeCast["houses"], period: Period): Lucky => {
  const totals = planets.map((body) => {
    const own = themes.flatMap((theme) => points[theme]).filter((given) => given.body === body || given.other === body);
    return { body, total: sumOf(own) };
  });
  const { body } = totals.reduce((best, next) => (next.total > best.total ? next : best));
  const timer = timers[period];
  return { body, color: planetColors[body].key, hex: planetColors[body].hex, number: houses[timer].house, timer };
};

/**
 * A sign's day, week, month or year: every score is `baseScore` and the sum of its reasons, held between 5 and 98. Days are looked at at noon UTC.
 * Pure: the same input always gives the same.
 */
export const castHoroscope = ({ sign, period, date }: HoroscopeInput): HoroscopeCast => {
  const { from, to } = toSpan(date, period);
  const all = listDays({ from, to });
  const days = period === "year" ? all.filter((_, index) => index % yearStep === 0) : all;
  const points = toPoints(days, sign);
  const { bodies } = toDaySky(from);
  const houses = Object.fromEntries(
    planets.map((body) => [body, { house: toSolarHouse(bodies[body].sign, sign), sign: bodies[body].sign, retrograde: bodies[body].retrograde }]),
  ) as HoroscopeCast["houses"];
  const course = toCourse(days, sign, period);
  const ordered = [...course].sort((one, other) => other.overall - one.overall);
  return {
    sign,
    period,
    date,
    from,
    to,
    scores: toScores(points),
    points: Object.fromEntries(
      themes.map((theme) => [theme, points[theme].filter(({ value }) => period === "day" || Math.abs(value) >= leastPoints)]),
    ) as Record<Theme, Points[]>,
    houses,
    lucky: toLucky(points, houses, period),
    course,
    best: ordered[0]!.date,
    careful: ordered.at(-1)!.date,
    events: listSkyEvents(parseInstant(`${from}T00:00:00Z`), parseInstant(`${to}T00:00:00Z`) + secondsPerDay)
      .filter((event) => isTold(event, period))
      .map((event) => ({
        ...event,
        house: toSolarHouse(event.sign, sign),
      })),
  };
};
