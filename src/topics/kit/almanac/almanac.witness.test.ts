import { Solar } from "lunar-typescript";
import { SolarDay } from "tyme4ts";
import { expect, test } from "vitest";
import { chanceOf } from "../../../shared/chance.ts";
import { toCivilDate, toEpochDay } from "../time/civil.ts";
import { type AlmanacPage, toAlmanacPage } from "./almanac-page.ts";

const chance = chanceOf(new Uint8Array(32), "", "almanac");
const first = toEpochDay(1900, 1, 1);
const span = toEpochDay(2100, 1, 1) - first;
const dates = Array.from({ length: 2000 }, () => toCivilDate(first + chance.below(span)));

const toDirection: Record<string, string> = { 北: "N", 东北: "NE", 东: "E", 东南: "SE", 南: "S", 西南: "SW", 西: "W", 西北: "NW" };
const unique = (names: readonly string[]): string => [...new Set(names)].sort().join(" ");
/** An empty list is 无 there; 元武 is 玄武 here. */
const tidy = (names: readonly string[]): string => unique(names.filter((name) => name !== "无").map((name) => name.replace("元武", "玄武")));

const describeOurs = ({ duty, mansion, spirits, good, avoid, clash, directions, hours }: AlmanacPage): string =>
  [
    duty,
    mansion,
    spirits.path,
    unique(good),
    unique(avoid),
    clash.direction,
    directions.joy,
    directions.wealth,
    directions.fortune,
    hours.map(({ spirit }) => spirit).join(""),
  ].join(" | ");

test("2,000 days from 1900 to 2099 have the duty, mansion, path, lists, spirits, directions and hours that tyme4ts gives them", () => {
  for (const { year, month, day } of dates) {
    const solar = SolarDay.fromYmd(year, month, day);
    const cycle = solar.getSixtyCycleDay();
    const stem = cycle.getSixtyCycle().getHeavenStem();
    const names = (items: readonly { getName(): string }[]): string => unique(items.map((item) => item.getName()));
    const theirs = [
      cycle.getDuty().getName(),
      cycle.getTwentyEightStar().getName(),
      cycle.getTwelveStar().getName(),
      names(cycle.getRecommends()),
      names(cycle.getAvoids()),
      toDirection[cycle.getSixtyCycle().getEarthBranch().getOminous().getName()],
      toDirection[stem.getJoyDirection().getName()],
      toDirection[stem.getWealthDirection().getName()],
      toDirection[stem.getMascotDirection().getName()],
      solar
        .getLunarDay()
        .getHours()
        .slice(0, 12)
        .map((hour) => hour.getTwelveStar().getName())
        .join(""),
    ].join(" | ");
    const ours = toAlmanacPage({ year, month, day });
    expect(describeOurs(ours)).toBe(theirs);
    expect(unique([...ours.spirits.good, ...ours.spirits.bad])).toBe(tidy(cycle.getGods().map((god) => god.getName())));
    expect(ours.isMansionLucky).toBe(cycle.getTwentyEightStar().getLuck().getName() === "吉");
  }
});

test("and the duty, mansion, path, lists, clash and hours that lunar-typescript gives them", () => {
  for (const { year, month, day } of dates) {
    const lunar = Solar.fromYmd(year, month, day).getLunar();
    const { duty, mansion, spirits, good, avoid, clash, pengzu } = toAlmanacPage({ year, month, day });
    const theirs = [lunar.getZhiXing(), lunar.getXiu(), lunar.getDayTianShen(), tidy(lunar.getDayYi()), tidy(lunar.getDayJi())];
    expect([duty, mansion, spirits.path, unique(good), unique(avoid)]).toEqual(theirs);
    expect([spirits.isYellow ? "黄道" : "黑道", clash.animal, clash.direction]).toEqual([
      lunar.getDayTianShenType(),
      lunar.getDayChongShengXiao(),
      toDirection[lunar.getDaySha()],
    ]);
    expect(clash.ganzhi).toBe(lunar.getDayChongDesc().slice(1, 3));
    expect(lunar.getPengZuZhi().startsWith(pengzu[1])).toBe(true);
  }
});
