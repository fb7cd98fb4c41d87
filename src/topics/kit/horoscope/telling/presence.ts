import { findDignity } from "../../sky/rulers.ts";
import type { HoroscopeCast } from "../cast.ts";
import { type DaySky, toDaySky, toSolarHouse } from "../day-sky.ts";
import type { Points } from "../points.ts";
import { listDays } from "../span.ts";
import type { Period } from "../themes.ts";

/** On which days of a longer period a reason holds. */
export interface Presence {
  from: string;
  to: string;
  /** Of the period's days, 0 … 1. */
  share: number;
  /** From the period's first day, to its last. */
  opens: boolean;
  closes: boolean;
  /** Without a gap. */
  steady: boolean;
}

const isThere = ({ rule, body, other, aspect, house, dignity }: Points, { sign }: HoroscopeCast, { bodies, aspects }: DaySky): boolean => {
  if (rule === "dignity") return findDignity(body, bodies[body].sign) === dignity;
  if (rule === "retrograde") return bodies[body].retrograde;
  if (rule === "aspect") return aspects.some(({ a, b, type }) => type === aspect && [a, b].includes(body) && [a, b].includes(other!));
  return toSolarHouse(bodies[body].sign, sign) === house;
};

const msPerDay = 86_400_000;
/** Of a year only every third day was looked at: the edge lies up to two days further on. */
const toEdge = (date: string, side: 1 | -1, cast: HoroscopeCast, holds: (date: string) => boolean): string => {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + side * msPerDay).toISOString().slice(0, 10);
  return next >= cast.from && next <= cast.to && holds(next) ? toEdge(next, side, cast, holds) : date;
};

const steps: Record<Period, number> = { day: 1, week: 1, month: 1, year: 3 };

const makePresence = (points: Points, cast: HoroscopeCast): Presence => {
  const days = listDays(cast).filter((_, index) => index % steps[cast.period] === 0);
  const holds = (date: string): boolean => isThere(points, cast, toDaySky(date));
  const held = days.map((date, index) => ({ date, index })).filter(({ date }) => holds(date));
  const [first, last] = [held[0]!, held.at(-1)!];
  return {
    from: toEdge(first.date, -1, cast, holds),
    to: toEdge(last.date, 1, cast, holds),
    share: held.length / days.length,
    opens: first.index === 0,
    closes: last.index === days.length - 1,
    steady: last.index - first.index + 1 === held.length,
  };
};

/** Several parts of one telling ask for the same. */
const known = new WeakMap<HoroscopeCast, Map<string, Presence>>();

/** Jupiter in the second house in 2026 for Gemini: from 1 January to 30 June, half the year. The year is looked at every third day, as it is scored. */
export const toPresence = (points: Points, cast: HoroscopeCast): Presence => {
  const own = known.get(cast) ?? new Map<string, Presence>();
  known.set(cast, own);
  const presence = own.get(points.id) ?? makePresence(points, cast);
  own.set(points.id, presence);
  return presence;
};
