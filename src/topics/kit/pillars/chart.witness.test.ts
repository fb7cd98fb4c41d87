import {
  ChildLimit,
  DefaultChildLimitProvider,
  DefaultEightCharProvider,
  type EightChar,
  Gender,
  type HeavenStem,
  LunarHour,
  type SixtyCycle,
  SolarDay,
  SolarTime,
} from "tyme4ts";
import { expect, test } from "vitest";
import { chanceOf } from "../../../shared/chance.ts";
import { toLunarDate } from "../calendar/lunar-date.ts";
import { toPillars } from "../calendar/pillars.ts";
import { type Civil, fromClockSeconds } from "../time/civil.ts";
import { parseInstant, toCivilText } from "../time/parse-civil.ts";
import { toPillarChart } from "./chart.ts";
import { toLuck } from "./luck-cycles.ts";
import { toBodyPalace, toConception, toFetalBreath, toSoulPalace } from "./palaces.ts";

const from = parseInstant("1900-01-01T00:00:00Z");
const spanDays = 73_049;
const chance = chanceOf(new Uint8Array(32), "", "charts");
const births = Array.from({ length: 3000 }, () => ({
  clock: from + chance.below(spanDays) * 86_400 + chance.below(86_400),
  sex: chance.below(2) === 0 ? ("male" as const) : ("female" as const),
}));

const toWitnessTime = ({ year, month, day, hour, minute, second }: Civil): SolarTime => {
  LunarHour.provider = new DefaultEightCharProvider();
  ChildLimit.provider = new DefaultChildLimitProvider();
  return SolarTime.fromYmdHms(year, month, day, hour, minute, second);
};

const toLunarYear = ({ year, month, day }: Pick<Civil, "year" | "month" | "day">): number =>
  SolarDay.fromYmd(year, month, day).getLunarDay().getLunarMonth().getLunarYear().getYear();

const describePillars = (chart: EightChar): string => {
  const dayMaster = chart.getDay().getHeavenStem();
  const toGod = (stem: HeavenStem): string => dayMaster.getTenStar(stem).getName();
  const describePillar = (pillar: SixtyCycle): string => {
    const hidden = pillar
      .getEarthBranch()
      .getHideHeavenStems()
      .map((one) => one.getHeavenStem());
    return [
      pillar.getName(),
      hidden.map((stem) => stem.getName()).join(""),
      hidden.map(toGod).join(""),
      pillar.getSound().getName(),
      dayMaster.getTerrain(pillar.getEarthBranch()).getName(),
      pillar.getHeavenStem().getTerrain(pillar.getEarthBranch()).getName(),
      pillar
        .getExtraEarthBranches()
        .map((branch) => branch.getName())
        .join(""),
      toGod(pillar.getHeavenStem()),
    ].join(" ");
  };
  const palaces = [chart.getFetalOrigin(), chart.getFetalBreath(), chart.getOwnSign(), chart.getBodySign()].map((one) => one.getName());
  return [chart.getYear(), chart.getMonth(), chart.getDay(), chart.getHour()].map(describePillar).concat(palaces).join("; ");
};

const describeOurs = (clock: number): string => {
  const pillars = toPillars(clock - 28_800, clock, "23:00");
  const chart = toPillarChart(pillars);
  const rows = (["year", "month", "day", "hour"] as const).map((name) =>
    [
      pillars[name],
      chart.hiddenStems[name]!.join(""),
      chart.hiddenTenGods[name]!.join(""),
      chart.nayin[name],
      chart.lifeStages[name]!,
      chart.selfStages[name]!,
      chart.voids[name]!.join(""),
      name === "day" ? "比肩" : chart.tenGods[name],
    ].join(" "),
  );
  return [...rows, toConception(pillars.month), toFetalBreath(pillars.day), toSoulPalace(pillars), toBodyPalace(pillars)].join("; ");
};

test("3,000 random charts: pillars, hidden stems, ten gods, nayin, life stages, voids, 胎元 胎息 命宫 身宫 as the witness has them", () => {
  const wrong = births.filter(({ clock }) => describeOurs(clock) !== describePillars(toWitnessTime(fromClockSeconds(clock)).getLunarHour().getEightChar()));
  expect(wrong.map(({ clock }) => toCivilText(fromClockSeconds(clock)))).toEqual([]);
});

test("3,000 random births: luck begins on the witness's day and at its age, and its ten pillars are the witness's", () => {
  const wrong = births.flatMap(({ clock, sex }) => {
    const civil = fromClockSeconds(clock);
    const limit = ChildLimit.fromSolarTime(toWitnessTime(civil), sex === "male" ? Gender.MAN : Gender.WOMAN);
    const end = limit.getEndTime();
    const day = end.getSolarDay();
    // The witness counts a cycle's age by solar years; 虚岁 goes by lunar ones, which it has as well.
    const age = toLunarYear({ year: day.getYear(), month: day.getMonth(), day: day.getDay() }) - toLunarYear(civil) + 1;
    const theirs = [
      limit.isForward(),
      limit.getYearCount(),
      limit.getMonthCount(),
      limit.getDayCount(),
      limit.getHourCount(),
      [day.getYear(), String(day.getMonth()).padStart(2, "0"), String(day.getDay()).padStart(2, "0")].join("-"),
      ...Array.from({ length: 10 }, (_, index) => {
        const fortune = limit.getStartDecadeFortune().next(index);
        return `${age + index * 10} ${fortune.getName()} ${fortune.getStartSixtyCycleYear().getYear()}`;
      }),
    ].join("; ");
    const { start, cycles } = toLuck({ instant: clock - 28_800, civil, lunarYear: toLunarDate(civil).year }, toPillars(clock - 28_800, clock, "23:00"), sex);
    const ours = [
      start.direction === "forward",
      start.years,
      start.months,
      start.days,
      start.hours,
      start.date,
      ...cycles.map(({ startAge, pillar, startYear }) => `${startAge} ${pillar} ${startYear}`),
    ].join("; ");
    return ours === theirs ? [] : [`${toCivilText(civil)} ${sex}\n${ours}\n${theirs}`];
  });
  expect(wrong).toEqual([]);
});
