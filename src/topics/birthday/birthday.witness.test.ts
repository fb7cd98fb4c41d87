import { ChildLimit, DefaultChildLimitProvider, DefaultEightCharProvider, Gender, LunarHour, LunarSect2EightCharProvider, SolarTime } from "tyme4ts";
import { expect, test } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { parseInput } from "../kit/parse-input.ts";
import { fromClockSeconds } from "../kit/time/civil.ts";
import { parseInstant, toInstantText } from "../kit/time/parse-civil.ts";
import { type BirthdayCast, castBirthday } from "./engine.ts";
import { type BirthdayInput, birthdayInput } from "./input.ts";

const from = parseInstant("1900-01-02T00:00:00Z");
const spanDays = 54_000;
const zones =
  "Asia/Shanghai Asia/Hong_Kong Asia/Taipei Asia/Kolkata Europe/London Europe/Paris America/New_York America/Los_Angeles Australia/Sydney America/Sao_Paulo".split(
    " ",
  );
const chance = chanceOf(new Uint8Array(32), "", "birthday");
const births = Array.from({ length: 2500 }, (_, index) => ({
  seconds: from + chance.below(spanDays) * 86_400 + chance.below(86_400),
  sex: chance.below(2) === 0 ? ("male" as const) : ("female" as const),
  timeZone: zones[index % zones.length]!,
  dayStartsAt: index % 3 === 0 ? ("00:00" as const) : ("23:00" as const),
}));
const context = { chance, moment: "2026-11-21T04:00:00.000Z" };

const toTyme = (clockSeconds: number): SolarTime => {
  const { year, month, day, hour, minute, second } = fromClockSeconds(clockSeconds);
  return SolarTime.fromYmdHms(year, month, day, hour, minute, second);
};

/** Year and month from UTC+8, where the witness's terms stand; day and hour from the clock on the wall. */
const toWitness = ({ seconds, sex, dayStartsAt }: (typeof births)[number], wallSeconds: number): string => {
  LunarHour.provider = dayStartsAt === "23:00" ? new DefaultEightCharProvider() : new LunarSect2EightCharProvider();
  ChildLimit.provider = new DefaultChildLimitProvider();
  const china = toTyme(seconds + 28_800);
  const ofTerms = china.getLunarHour().getEightChar();
  const ofClock = toTyme(wallSeconds).getLunarHour().getEightChar();
  const limit = ChildLimit.fromSolarTime(china, sex === "male" ? Gender.MAN : Gender.WOMAN);
  LunarHour.provider = new DefaultEightCharProvider();
  const cycles = Array.from({ length: 10 }, (_, index) => limit.getStartDecadeFortune().next(index).getName());
  const start = [limit.isForward(), limit.getYearCount(), limit.getMonthCount(), limit.getDayCount(), limit.getHourCount()];
  return [ofTerms.getYear(), ofTerms.getMonth(), ofClock.getDay(), ofClock.getHour()]
    .map((pillar) => pillar.getName())
    .concat(start.map(String), cycles)
    .join(" ");
};

const toOurs = ({ pillars, luckStart, luckCycles }: BirthdayCast): string => {
  const start = [luckStart!.direction === "forward", luckStart!.years, luckStart!.months, luckStart!.days, luckStart!.hours];
  return [...Object.values(pillars), ...start.map(String), ...luckCycles!.map(({ pillar }) => pillar)].join(" ");
};

test("2,500 random births in ten zones under both day rules: the witness's pillars, luck start and ten luck pillars", () => {
  const wrong = births.flatMap((birth) => {
    const { seconds, sex, timeZone, dayStartsAt } = birth;
    const given = { birth: { instant: toInstantText(seconds), timeZone, sex }, dayStartsAt, clock: "civil" };
    const cast = castBirthday(parseInput<BirthdayInput>(birthdayInput, given), context);
    const ours = toOurs(cast);
    const theirs = toWitness(birth, seconds + cast.offsetSeconds);
    return ours === theirs ? [] : [`${toInstantText(seconds)} ${timeZone} ${sex} ${dayStartsAt}\n${ours}\n${theirs}`];
  });
  expect(wrong).toEqual([]);
});
