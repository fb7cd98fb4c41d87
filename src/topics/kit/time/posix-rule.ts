import { secondsPerDay, toEpochDay } from "./civil.ts";

/** A stretch of time in which a zone's clocks stand one way. */
export interface ZonePeriod {
  /** Seconds since 1970-01-01T00:00Z; the first period of a zone has −Infinity. */
  from: number;
  /** Seconds ahead of UTC. */
  offset: number;
  /** "CST", "+08" */
  abbreviation: string;
  isDst: boolean;
}

/** Mm.w.d/time: the w-th (5: the last) weekday d of month m, and when by the clock that still runs. */
interface RuleDate {
  month: number;
  week: number;
  weekday: number;
  seconds: number;
}

export interface PosixRule {
  standard: Omit<ZonePeriod, "from">;
  /** Absent where clocks no longer change. */
  daylight?: Omit<ZonePeriod, "from"> & { begins: RuleDate; ends: RuleDate };
}

const name = "(<[^>]+>|[A-Za-z]+)";
const time = "([-+]?\\d+(?::\\d+){0,2})";
const date = `M(\\d+)\\.(\\d)\\.(\\d)(?:/${time})?`;
const pattern = new RegExp(`^${name}${time}(?:${name}${time}?,${date},${date})?$`);

const toSeconds = (text: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[-+]/, "").split(":").map(Number);
  return (text.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
};

const toRuleDate = ([month, week, weekday, at]: (string | undefined)[]): RuleDate => ({
  month: Number(month),
  week: Number(week),
  weekday: Number(weekday),
  seconds: toSeconds(at ?? "2"),
});

/**
 * Reads the footer of a TZif file, e.g. "CET-1CEST,M3.5.0,M10.5.0/3" (POSIX TZ with RFC 8536's hours −167 … 167; M dates only).
 * POSIX counts west of Greenwich as plus; here east is plus.
 * @throws RangeError
 */
export const parsePosixRule = (text: string): PosixRule => {
  const match = pattern.exec(text);
  if (!match) throw new RangeError(`not a rule: ${text}`);
  const [, standardName = "", standardOffset = "", daylightName, daylightOffset] = match;
  const bare = (quoted: string): string => quoted.replace(/[<>]/g, "");
  const standard = { offset: 0 - toSeconds(standardOffset), abbreviation: bare(standardName), isDst: false };
  if (!daylightName) return { standard };
  const offset = daylightOffset ? 0 - toSeconds(daylightOffset) : standard.offset + 3600;
  const daylight = { offset, abbreviation: bare(daylightName), isDst: true, begins: toRuleDate(match.slice(5, 9)), ends: toRuleDate(match.slice(9, 13)) };
  return { standard, daylight };
};

/** 1970-01-01 was a Thursday, weekday 4. */
const toWeekday = (epochDay: number): number => (((epochDay + 4) % 7) + 7) % 7;

const toInstantOf = ({ month, week, weekday, seconds }: RuleDate, year: number, offsetBefore: number): number => {
  const first = toEpochDay(year, month, 1);
  const next = month === 12 ? toEpochDay(year + 1, 1, 1) : toEpochDay(year, month + 1, 1);
  const day = first + ((weekday - toWeekday(first) + 7) % 7) + 7 * (week - 1);
  return (day < next ? day : day - 7) * secondsPerDay + seconds - offsetBefore;
};

/** Every change of the rule in the years `from` to `to`, both included, in order. */
export const listRulePeriods = ({ standard, daylight }: PosixRule, from: number, to: number): ZonePeriod[] => {
  if (!daylight) return [];
  const { begins, ends, ...summer } = daylight;
  const periods: ZonePeriod[] = [];
  for (let year = from; year <= to; year += 1) {
    periods.push({ ...summer, from: toInstantOf(begins, year, standard.offset) }, { ...standard, from: toInstantOf(ends, year, summer.offset) });
  }
  return periods.sort((one, other) => one.from - other.from);
};
