import type { Branch, Stem } from "../../../kit/hexagrams/branches.ts";
import { toNth, toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { Bone, HuangdiCast, SeasonRule, VariantReason } from "../../cast-types.ts";
import type { Season } from "../../data/body-places.ts";
import type { Part } from "../parts.ts";

const stemSounds: Readonly<Record<Stem, string>> = {
  甲: "Jia",
  乙: "Yi",
  丙: "Bing",
  丁: "Ding",
  戊: "Wu",
  己: "Ji",
  庚: "Geng",
  辛: "Xin",
  壬: "Ren",
  癸: "Gui",
};
export const branchSounds: Readonly<Record<Branch, string>> = {
  子: "Zi",
  丑: "Chou",
  寅: "Yin",
  卯: "Mao",
  辰: "Chen",
  巳: "Si",
  午: "Wu",
  未: "Wei",
  申: "Shen",
  酉: "You",
  戌: "Xu",
  亥: "Hai",
};
/** 庚午 → Geng Wu */
export const toSound = (ganzhi: string): string => `${stemSounds[ganzhi[0] as Stem]} ${branchSounds[ganzhi[1] as Branch]}`;

/** 36 → 3.6 taels, 10 → 1 tael. */
export const toWeightText = (weight: number): string => (weight === 10 ? "1 tael" : `${weight / 10} taels`);

export const toMonthText = (month: number, leap: boolean): string => `the ${leap ? "leap " : ""}${toOrdinal(month)} month`;
export const toDayText = (day: number): string => `the ${toNth(day)}`;

export const boneNames: Readonly<Record<Bone, string>> = { year: "year bone", month: "month bone", day: "day bone", hour: "hour bone" };

const spans: Readonly<Record<SeasonRule, Readonly<Record<Season, string>>>> = {
  lunar: { 春: "lunar months 1 to 3", 夏: "lunar months 4 to 6", 秋: "lunar months 7 to 9", 冬: "lunar months 10 to 12" },
  terms: { 春: "early February to early May", 夏: "early May to early August", 秋: "early August to early November", 冬: "early November to early February" },
};
export const toSeasonSpan = (rule: SeasonRule, season: Season): string => spans[rule][season];
export const ruleNames: Readonly<Record<SeasonRule, string>> = { lunar: "the lunar months", terms: "the solar terms" };

export const reasonTexts: Readonly<Record<VariantReason, string>> = {
  otherClock: "by the other clock, wall or true solar",
  doubtedClock: "if the record went by another time (summer time or zone is disputed)",
  otherDayStart: "by the other rule for when the day begins",
  hourBefore: "a few minutes earlier",
  hourAfter: "a few minutes later",
};

export const partMatters: Readonly<Record<Part, string>> = {
  place: "your nature",
  bone: "your weight",
  work: "work",
  love: "love",
  money: "money",
  inner: "your own mind",
  family: "family",
  ages: "life as a whole",
  school: "the reckoning",
};

/** What each bone was weighed by: the Geng Wu year, the fourth month, the 7th, the Wu hour. */
export const toGivenText = ({ year, lunarDate, hourBranch }: HuangdiCast, bone: Bone): string =>
  ({
    year: `the ${toSound(year)} year`,
    month: toMonthText(lunarDate.month, lunarDate.leap),
    day: toDayText(lunarDate.day),
    hour: `the ${branchSounds[hourBranch]} hour`,
  })[bone];

/** 28%; the ends of the table are not called nothing or all. */
export const toPercentText = (part: number, all: number): string => {
  const percent = Math.round((part / all) * 100);
  return percent === 0 ? "under 1%" : percent === 100 && part < all ? "over 99%" : `${percent}%`;
};

/** 0.0412 → about 4 people in 100; under one, of a thousand or of ten thousand. */
export const toShareText = (same: number, all: number): string => {
  const share = same / all;
  const [count, of] = share >= 0.01 ? [share * 100, "100"] : share >= 0.001 ? [share * 1000, "1,000"] : [Math.max(1, share * 10_000), "10,000"];
  return `about ${Math.round(count)} in ${of}`;
};
