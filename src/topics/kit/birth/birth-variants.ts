import { type DayStart, type Pillars, toPillars, toSecondsFromHourEdge } from "../calendar/pillars.ts";
import { toSecondsFromTerm } from "../calendar/term-month.ts";
import { secondsPerDay, toClockSeconds } from "../time/civil.ts";
import { toTrueSolarSeconds } from "../time/solar-time.ts";
import type { Birth } from "./birth.ts";
import { type BirthDoubt, type BirthMoment, toBirthMoment } from "./birth-moment.ts";

/** A neighbouring way to read the same birth, and the four pillars it gives. */
export interface BirthVariant {
  /**
   * term: within three minutes of a 节, the other side of it (without a time: the day holds a 节). hourEdge: within three minutes of a double hour's edge.
   * clock: the other clock, civil or true solar. dayStart: the other rule for 23:00–24:00. The rest: see kit/time/clock-doubt.ts.
   */
  reason: "term" | "hourEdge" | "clock" | "dayStart" | BirthDoubt["reason"];
  /** Seconds since 1970-01-01T00:00Z. */
  instant: number;
  clock: "trueSolar" | "civil";
  clockSeconds: number;
  dayStartsAt: DayStart;
  pillars: Pillars;
}

type Reckoning = Omit<BirthVariant, "pillars">;

const nearSeconds = 180;

const acrossTerm = (instant: number): number | null => {
  const since = toSecondsFromTerm(instant);
  if (Math.abs(since) > nearSeconds) return null;
  return since >= 0 ? instant - since - 1 : instant - since;
};

const acrossHourEdge = (clockSeconds: number): number | null => {
  const since = toSecondsFromHourEdge(clockSeconds);
  if (Math.abs(since) > nearSeconds) return null;
  return since >= 0 ? clockSeconds - since - 1 : clockSeconds - since;
};

const listReckonings = (moment: BirthMoment, dayStartsAt: DayStart): Reckoning[] => {
  const { instant, clock, clockSeconds, longitude, civil, doubts } = moment;
  const chosen = { instant, clock, clockSeconds, dayStartsAt };
  const found: Reckoning[] = [];
  const term = acrossTerm(instant);
  if (term !== null) found.push({ ...chosen, reason: "term", instant: term });
  const edge = acrossHourEdge(clockSeconds);
  if (edge !== null) found.push({ ...chosen, reason: "hourEdge", clockSeconds: edge });
  if (clock === "trueSolar") found.push({ ...chosen, reason: "clock", clock: "civil", clockSeconds: toClockSeconds(civil) });
  else if (longitude !== null) found.push({ ...chosen, reason: "clock", clock: "trueSolar", clockSeconds: toTrueSolarSeconds(instant, longitude) });
  found.push({ ...chosen, reason: "dayStart", dayStartsAt: dayStartsAt === "23:00" ? "00:00" : "23:00" });
  for (const { reason, instants } of doubts) {
    for (const other of instants) {
      const seconds = clock === "trueSolar" && longitude !== null ? toTrueSolarSeconds(other, longitude) : clockSeconds;
      if (other !== instant) found.push({ ...chosen, reason, instant: other, clockSeconds: seconds });
    }
  }
  return found;
};

/** Without a time only the day's two ends can differ, and only in year and month. */
const listDayEnds = ({ instant, clock, clockSeconds }: BirthMoment, dayStartsAt: DayStart): Reckoning[] =>
  [-secondsPerDay / 2, secondsPerDay / 2 - 1].map((shift) => ({ reason: "term", instant: instant + shift, clock, clockSeconds, dayStartsAt }));

const toKey = ({ year, month, day, hour }: Pillars): string => year + month + day + hour;

/**
 * The neighbouring readings worth naming beside the chosen one: only those whose four pillars differ from the chosen ones, each once a reason.
 * 1990-05-01 23:30 by the clock, dayStartsAt "23:00" → `dayStart`: the day before's pillar under the other rule.
 * @throws AppError invalidParameters as `toBirthMoment`
 */
export const listBirthVariants = (birth: Birth, options: { clock: "trueSolar" | "civil"; dayStartsAt: DayStart; path?: string }): BirthVariant[] => {
  const moment = toBirthMoment(birth, options);
  const { dayStartsAt } = options;
  const chosen = toKey(toPillars(moment.instant, moment.clockSeconds, dayStartsAt));
  const seen = new Set<string>();
  const variants: BirthVariant[] = [];
  for (const reckoning of moment.hasTime ? listReckonings(moment, dayStartsAt) : listDayEnds(moment, dayStartsAt)) {
    const pillars = toPillars(reckoning.instant, reckoning.clockSeconds, reckoning.dayStartsAt);
    const key = toKey(pillars);
    if (key === chosen || seen.has(reckoning.reason + key)) continue;
    seen.add(reckoning.reason + key);
    variants.push({ ...reckoning, pillars });
  }
  return variants;
};
