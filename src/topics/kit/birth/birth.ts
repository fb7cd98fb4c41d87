import * as z from "zod/mini";
import { parseInstant, toCivilText } from "../time/parse-civil.ts";
import { toCivil } from "../time/to-civil.ts";
import { findZonePeriods } from "../time/zone.ts";
import { withoutNulls } from "../without-nulls.ts";
import { findBirthProblem } from "./birth-problem.ts";

/** Somebody's birth as it was recorded. Field names are those of every topic's input. */
export interface Birth {
  /** "1990-05-01": the solar date, or year, month and day of the Chinese calendar when `calendar` is "lunar". */
  date: string;
  /** "13:45" or "13:45:30" by the clock of the place; null when nobody knows. */
  time: string | null;
  /** An IANA name, or an offset such as "+08:00". */
  timeZone: string;
  /** Degrees, north plus. */
  latitude?: number;
  /** Degrees, east plus. */
  longitude?: number;
  sex?: "male" | "female";
  calendar?: "solar" | "lunar";
  leapMonth?: boolean;
  /** Of a clock time that was twice, because clocks were put back: which of the two. */
  fold?: "earlier" | "later";
  /** How exactly the hour is known: a double hour is known by its name only, and `time` is its middle. */
  timePrecision?: "minute" | "doubleHour";
  /** "1990-05-01T05:45:00Z": the moment itself, from which date and time are then taken. */
  instant?: string;
  /** As shown; nothing is computed from it. */
  place?: string;
  /** As shown; nothing is computed from it. */
  name?: string;
}

const words = z.optional(z.string().check(z.trim(), z.maxLength(80)));

const record = z.object({
  date: z.optional(z.string()),
  time: z.optional(z.nullable(z.string())),
  timeZone: z.optional(z.string()),
  latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  sex: z.optional(z.enum(["male", "female"])),
  calendar: z.optional(z.enum(["solar", "lunar"])),
  leapMonth: z.optional(z.boolean()),
  fold: z.optional(z.enum(["earlier", "later"])),
  timePrecision: z.optional(z.enum(["minute", "doubleHour"])),
  instant: z.optional(z.string()),
  place: words,
  name: words,
});

type BirthRecord = z.infer<typeof record>;

const readInstant = (text: string): number | null => {
  try {
    return parseInstant(text);
  } catch {
    return null;
  }
};

/** A record that names its instant is given the date and time that clocks showed then. */
const complete = (given: BirthRecord): BirthRecord & { timeZone: string } => {
  const { instant: text, ...rest } = given;
  if (text === undefined) return { ...rest, timeZone: rest.timeZone ?? "Asia/Shanghai" };
  const timeZone = rest.timeZone ?? "+08:00";
  const instant = readInstant(text);
  if (instant === null || !findZonePeriods(timeZone)) return { ...given, timeZone };
  const [date, time] = toCivilText(toCivil(instant, timeZone)).split("T") as [string, string];
  return { ...given, date, time, timeZone, calendar: "solar", leapMonth: false };
};

const given = z.pipe(
  z.transform((birth: unknown) => withoutNulls(birth, ["time"])),
  record,
);

const wholeBirth = z.pipe(given, z.transform(complete)).check(({ value, issues }) => {
  const problem = findBirthProblem(value);
  if (problem) issues.push({ code: "custom", path: [problem.field], params: { code: problem.code }, input: value });
});

/**
 * One birth as a topic's input: `{date, time}` (time null when unknown) or `{instant}`. The time zone is Asia/Shanghai when left out, or +08:00
 * for an instant. A birth that no calendar or clock knows is refused here: 30 February, a leap month the year has not, a time clocks were put forward
 * over, a time that was twice and does not say which (`fold`).
 */
export const birthInput = wholeBirth as unknown as z.ZodMiniType<Birth>;

/** When the day's pillar changes; see kit/calendar/pillars.ts. */
export const dayStartsAtInput = z._default(z.enum(["23:00", "00:00"]), "23:00");

/** The clock that gives day and hour. "trueSolar" needs a longitude; without one the civil clock is used. */
export const clockInput = z._default(z.enum(["trueSolar", "civil"]), "trueSolar");
