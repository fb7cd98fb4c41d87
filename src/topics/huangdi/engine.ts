import { type BirthMoment, toBirthMoment } from "../kit/birth/birth-moment.ts";
import { type LunarDate, toLunarDateOfDay } from "../kit/calendar/lunar-date.ts";
import { type DayStart, toSecondsFromHourEdge } from "../kit/calendar/pillars.ts";
import { chinaOffsetSeconds } from "../kit/calendar/range.ts";
import { toGanzhi, toYearPlace } from "../kit/calendar/sexagenary.ts";
import { type Branch, branches } from "../kit/hexagrams/branches.ts";
import { fromClockSeconds, secondsPerDay, toClockSeconds } from "../kit/time/civil.ts";
import { parseInstant, toCivilText } from "../kit/time/parse-civil.ts";
import { toTrueSolarSeconds } from "../kit/time/solar-time.ts";
import type { CastContext } from "../kit/topic.ts";
import { toBoneWeight } from "./bone-weight.ts";
import type { HuangdiCast, Present, SeasonRule, Variant, VariantReason } from "./cast-types.ts";
import { boneVerses } from "./data/bone-verses.ts";
import type { HuangdiInput } from "./input.ts";
import { toBodyPart, toSeason } from "./season.ts";

const secondsPerHour = 3600;
/** So near an hour’s edge a clock or a memory may stand on the other side. */
const edgeSeconds = 180;

const toSecondsOfDay = (clockSeconds: number): number => ((clockSeconds % secondsPerDay) + secondsPerDay) % secondsPerDay;
const isLate = (clockSeconds: number): boolean => toSecondsOfDay(clockSeconds) >= 23 * secondsPerHour;

/** The lunar day and the double hour of a clock; with `dayStartsAt` "23:00" the hour before midnight belongs to the next lunar day whole. */
const toBasis = (clockSeconds: number, dayStartsAt: DayStart): { lunarDate: LunarDate; hourBranch: Branch } => {
  const dayEdge = dayStartsAt === "23:00" ? secondsPerHour : 0;
  return {
    lunarDate: toLunarDateOfDay(Math.floor((clockSeconds + dayEdge) / secondsPerDay)),
    hourBranch: branches[Math.floor(toSecondsOfDay(clockSeconds + secondsPerHour) / (2 * secondsPerHour))]!,
  };
};

const listVariants = (birth: BirthMoment, dayStartsAt: DayStart, rule: SeasonRule): Variant[] => {
  const { clockSeconds, clock, longitude, instant, civil, doubts } = birth;
  const toVariant = (reason: VariantReason, seconds: number, start = dayStartsAt, at = instant): Variant => {
    const { lunarDate, hourBranch } = toBasis(seconds, start);
    return { reason, hourBranch, part: toBodyPart(toSeason(rule, lunarDate.month, at), hourBranch), total: toBoneWeight(lunarDate, hourBranch).total };
  };
  const fromEdge = toSecondsFromHourEdge(clockSeconds);
  const found: Variant[] = [];
  if (fromEdge >= 0 && fromEdge < edgeSeconds) found.push(toVariant("hourBefore", clockSeconds - fromEdge - 1));
  if (fromEdge < 0 && fromEdge >= -edgeSeconds) found.push(toVariant("hourAfter", clockSeconds - fromEdge));
  if (longitude !== null) found.push(toVariant("otherClock", clock === "trueSolar" ? toClockSeconds(civil) : toTrueSolarSeconds(instant, longitude)));
  for (const { instants } of doubts)
    for (const at of instants)
      if (clock === "trueSolar" && longitude !== null) found.push(toVariant("doubtedClock", toTrueSolarSeconds(at, longitude), dayStartsAt, at));
  if (isLate(clockSeconds)) found.push(toVariant("otherDayStart", clockSeconds, dayStartsAt === "23:00" ? "00:00" : "23:00"));
  const toKey = ({ part, total }: Pick<Variant, "part" | "total">): string => part + total;
  const own = toVariant("otherClock", clockSeconds);
  const seen = new Set([toKey(own)]);
  return found.filter((variant) => !seen.has(toKey(variant)) && seen.add(toKey(variant)));
};

const toPresent = (moment: string, birthYear: number): Present | null => {
  const { year, month } = toLunarDateOfDay(Math.floor((parseInstant(moment) + chinaOffsetSeconds) / secondsPerDay));
  return year < birthYear ? null : { year, month, age: year - birthYear + 1 };
};

/**
 * The place on the Yellow Emperor’s body that season and hour give, and the weight of the bones by lunar year, month, day and hour.
 * @param input as `input` validates it: the birth has a time
 * @throws AppError invalidParameters for a clock time that never was
 */
export const castHuangdi = (input: HuangdiInput, { moment }: Pick<CastContext, "moment">): HuangdiCast => {
  const { season: seasonRule, dayStartsAt } = input;
  const birth = toBirthMoment(input.birth, { clock: input.clock });
  if (!birth.hasTime) throw new RangeError("the place needs the hour");
  const { clockSeconds, instant } = birth;
  const { lunarDate, hourBranch } = toBasis(clockSeconds, dayStartsAt);
  const season = toSeason(seasonRule, lunarDate.month, instant);
  const part = toBodyPart(season, hourBranch);
  const other = toSeason(seasonRule === "lunar" ? "terms" : "lunar", lunarDate.month, instant);
  const otherPart = toBodyPart(other, hourBranch);
  const boneWeight = toBoneWeight(lunarDate, hourBranch);
  return {
    season,
    seasonRule,
    otherSeason: otherPart === part ? null : { season: other, part: otherPart },
    hourBranch,
    part,
    verse: null,
    lunarDate,
    year: toGanzhi(toYearPlace(lunarDate.year)),
    boneWeight,
    boneVerse: boneVerses[boneWeight.total] ?? null,
    clock: birth.clock,
    clockTime: toCivilText(fromClockSeconds(clockSeconds)),
    dayStartsAt,
    isLateZi: isLate(clockSeconds),
    present: toPresent(moment, lunarDate.year),
    variants: listVariants(birth, dayStartsAt, seasonRule),
  };
};
