import { AppError } from "../../../shared/errors.ts";
import { type LunarDate, toLunarDateOfDay } from "../calendar/lunar-date.ts";
import { type Civil, fromClockSeconds, secondsPerDay, toClockSeconds } from "../time/civil.ts";
import { type ClockDoubt, findClockDoubt } from "../time/clock-doubt.ts";
import { parseCivil, parseInstant, toCivilText } from "../time/parse-civil.ts";
import { toTrueSolarSeconds } from "../time/solar-time.ts";
import { toClockReading } from "../time/to-civil.ts";
import { toInstant } from "../time/to-instant.ts";
import { toZoneName } from "../time/zone.ts";
import type { Birth } from "./birth.ts";
import { findBirthProblem, toBirthDate } from "./birth-problem.ts";

export type BirthDoubt = ClockDoubt;

/** A birth as engines need it. */
export interface BirthMoment {
  /** Seconds since 1970-01-01T00:00Z; noon of the day by its own clock when the time is unknown. */
  instant: number;
  hasTime: boolean;
  /** What the wall's clock and solar calendar showed. */
  civil: Civil;
  /** The clock used: "trueSolar" only where longitude and time are known. */
  clock: "trueSolar" | "civil";
  /** `toClockSeconds` of the clock used. */
  clockSeconds: number;
  /** "1990-05-01T12:54:20", null without longitude or time. */
  trueSolarTime: string | null;
  /** The zone's clock ahead of UTC. */
  offsetSeconds: number;
  isDst: boolean;
  longitude: number | null;
  /** Of the day on the clock used, counted from midnight. */
  lunarDate: LunarDate;
  sex: "male" | "female" | null;
  doubts: BirthDoubt[];
}

/**
 * Records in Xinjiang keep Beijing time as a rule, not always: the other moment is Urumqi's. The box leaves Gansu, Qinghai and Tibet out, all but a corner.
 * A birth whose zone says Asia/Urumqi is taken at its word, and doubted the other way round.
 */
const findXinjiangDoubt = (civil: Civil, { timeZone, latitude, longitude }: Birth): BirthDoubt | undefined => {
  if (toZoneName(timeZone) !== "Asia/Shanghai" || latitude === undefined || longitude === undefined) return undefined;
  if (longitude > 94.5 || latitude < 35.5 || (longitude > 89 && latitude < 39)) return undefined;
  return findClockDoubt(civil, "Asia/Urumqi", longitude);
};

const toBirthInstant = (birth: Birth): number => {
  if (birth.instant !== undefined) return parseInstant(birth.instant);
  const { year, month, day } = toBirthDate(birth);
  const moment = toInstant({ ...parseCivil("2000-01-01", birth.time ?? "12:00"), year, month, day }, birth.timeZone);
  if (moment.kind === "one") return moment.instant;
  if (moment.kind === "gap") throw new AppError("unexpected");
  return birth.fold === "later" ? moment.later : moment.earlier;
};

/**
 * The moment of a birth, and the clock its day and hour go by.
 * 1990-05-01 13:45 in Shanghai (121.47° E, daylight saving in force) is 1990-05-01T04:45:00Z; the Sun's own clock showed 12:53:44.
 * @throws AppError invalidParameters with `{"birth.time": code}`, the codes those of `findBirthProblem`; `path` stands before the dot, "birth" by default
 */
export const toBirthMoment = (birth: Birth, { clock, path = "birth" }: { clock: "trueSolar" | "civil"; path?: string }): BirthMoment => {
  const problem = findBirthProblem(birth);
  if (problem) throw new AppError("invalidParameters", { fields: { [path === "" ? problem.field : `${path}.${problem.field}`]: problem.code } });
  const instant = toBirthInstant(birth);
  const hasTime = birth.instant !== undefined || birth.time !== null;
  const { civil, offset, isDst } = toClockReading(instant, birth.timeZone);
  const longitude = birth.longitude ?? null;
  const trueSolar = hasTime && longitude !== null ? toTrueSolarSeconds(instant, longitude) : null;
  const clockSeconds = clock === "trueSolar" && trueSolar !== null ? trueSolar : toClockSeconds(civil);
  const doubt =
    hasTime && birth.instant === undefined ? (findClockDoubt(civil, birth.timeZone, birth.longitude) ?? findXinjiangDoubt(civil, birth)) : undefined;
  return {
    instant,
    hasTime,
    civil,
    clock: clock === "trueSolar" && trueSolar !== null ? "trueSolar" : "civil",
    clockSeconds,
    trueSolarTime: trueSolar === null ? null : toCivilText(fromClockSeconds(trueSolar)),
    offsetSeconds: offset,
    isDst,
    longitude,
    lunarDate: toLunarDateOfDay(Math.floor(clockSeconds / secondsPerDay)),
    sex: birth.sex ?? null,
    doubts: doubt ? [doubt] : [],
  };
};
