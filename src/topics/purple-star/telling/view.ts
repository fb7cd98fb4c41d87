import { toGanzhi, toStem, toYearPlace } from "../../kit/calendar/sexagenary.ts";
import { findAskedYear } from "../../kit/hearing/asked-year.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Branch, Stem } from "../../kit/hexagrams/branches.ts";
import type { Decade, PlateStar, PurpleStarCast, Transformed } from "../cast-types.ts";
import type { PalaceName } from "../data/palaces.ts";
import type { PatternName } from "../data/patterns.ts";
import { hardStars, type MinorStar, type majorStars, type StarName } from "../data/stars.ts";
import { type Transformation, transformations } from "../data/transformations.ts";
import type { PurpleStarFact } from "../fact-types.ts";
import { toBranchAt } from "../plate/dial.ts";
import { toTransformed } from "../plate/plate.ts";

export type MajorStar = (typeof majorStars)[number];
export interface Major extends PlateStar {
  name: MajorStar;
}

/** 杂曜 that are told beside a major: those that the day, the hour and the month place come first, since they tell two plates of one year apart. */
const smallStars = [
  ...(["三台", "八座", "恩光", "天贵", "台辅", "封诰", "天姚", "天刑", "天巫", "天月", "阴煞", "解神"] as const),
  ...(["天才", "天寿", "红鸾", "天喜", "咸池", "龙池", "凤阁", "华盖", "孤辰", "寡宿", "天哭", "破碎"] as const),
] as const;
const restful: readonly SmallStar[] = ["天月", "天刑", "华盖", "解神", "天寿", "孤辰", "寡宿", "天哭"];
/** 疾厄 is told of rest and habits alone; 天月 belongs nowhere but to oneself. */
const suits = (star: SmallStar, palace: PalaceName): boolean =>
  palace === "疾厄" ? restful.includes(star) : star !== "天月" || palace === "命宫" || palace === "福德";
/** The minor stars in the order in which one is told with the major, for the same reason. */
const tellingOrder = [
  "地空",
  "地劫",
  "火星",
  "铃星",
  "文昌",
  "文曲",
  "左辅",
  "右弼",
  "擎羊",
  "陀罗",
  "天马",
  "禄存",
  "天魁",
  "天钺",
] as const satisfies MinorStar[];
export type SmallStar = (typeof smallStars)[number];

/** A palace made ready for telling. */
export interface PalaceView {
  name: PalaceName;
  stem: Stem;
  branch: Branch;
  /** Its own majors, or those of the opposite palace where it has none. */
  majors: readonly [Major, ...Major[]];
  isBorrowed: boolean;
  minors: readonly MinorStar[];
  hard: readonly MinorStar[];
  /** The minor star told together with the major. */
  toldMinor: MinorStar | null;
  toldSmall: SmallStar | null;
  /** The birth's transformations that stand in it. */
  transformed: readonly Transformation[];
  partners: readonly [PalaceName, PalaceName];
  opposite: PalaceName;
  /** Nominal ages. */
  decadal: readonly [number, number];
}

/** The year that is told: the one asked for, else that of the cast. */
export interface YearView {
  year: number;
  stem: Stem;
  branch: Branch;
  /** 虚岁. */
  age: number;
  palace: PalaceName;
  transformations: Transformed;
  decade: Decade | null;
  /** The year of the cast, which has facts of its own. */
  isNow: boolean;
}

export interface PlateView {
  cast: PurpleStarCast;
  palaces: Readonly<Record<PalaceName, PalaceView>>;
  /** The rarest first. */
  patterns: readonly { name: PatternName; percent: number }[];
  year: YearView | null;
  isYearAsked: boolean;
  /** The palace a star stands in. */
  palaceOf(star: StarName): PalaceName;
}

const isMajor = (star: PlateStar): star is Major => star.kind === "major";
const pairOf = <Name extends string>(list: readonly Name[], index: number): Name => list[((index % 12) + 12) % 12]!;

const toPalaceViews = ({ palaces, transformations: transformed, stars }: PurpleStarCast): Record<PalaceName, PalaceView> => {
  const names = palaces.map(({ name }) => name);
  const ownOf = palaces.map((palace) => palace.stars.filter(isMajor));
  const views = palaces.map((palace, index): PalaceView => {
    const own = ownOf[index]!;
    const [first, ...rest] = own.length > 0 ? own : ownOf[(index + 6) % 12]!;
    if (!first) throw new RangeError(`no major star in or opposite ${palace.name}`);
    const minors = palace.stars.filter(({ kind }) => kind === "minor").map(({ name }) => name as MinorStar);
    const hard = minors.filter((name) => hardStars.includes(name));
    return {
      name: palace.name,
      stem: palace.stem,
      branch: palace.branch,
      majors: [first, ...rest],
      isBorrowed: own.length === 0,
      minors,
      hard,
      toldMinor: tellingOrder.find((name) => minors.includes(name)) ?? null,
      toldSmall: smallStars.find((name) => stars[name] === palace.branch && suits(name, palace.name)) ?? null,
      transformed: transformations.filter((kind) => stars[transformed[kind]] === palace.branch),
      partners: [pairOf(names, index + 8), pairOf(names, index + 4)],
      opposite: pairOf(names, index + 6),
      decadal: palace.decadal,
    };
  });
  return Object.fromEntries(views.map((view) => [view.name, view])) as Record<PalaceName, PalaceView>;
};

/**
 * A year laid over the plate by the rule of `toAnnual`: 2027 丁未 has its 命宫 at 未 and 化禄 on 太阴.
 * @returns null for a year before the birth
 */
const toYearView = ({ palaces, lunarDate, annual, school }: PurpleStarCast, year: number): YearView | null => {
  const age = year - lunarDate.year + 1;
  if (age < 1) return null;
  const ganzhi = toGanzhi(toYearPlace(year));
  const branch = toBranchAt(year - 4);
  const stem = toStem(ganzhi);
  const own = palaces.find(({ decadal: [from, to] }) => age >= from && age <= to);
  const decade: Decade | null = own
    ? {
        palace: own.name,
        stem: own.stem,
        branch: own.branch,
        from: own.decadal[0],
        to: own.decadal[1],
        isChildhood: false,
        transformations: toTransformed(own.stem, school),
      }
    : null;
  const isNow = annual?.year === year;
  return {
    year,
    stem,
    branch,
    age,
    palace: palaces.find((palace) => palace.branch === branch)!.name,
    transformations: toTransformed(stem, school),
    decade: isNow ? annual.decade : decade,
    isNow,
  };
};

/** The same plate under a further question, which may name another year or none. */
export const toAskedView = (view: PlateView, { text }: Question): PlateView => {
  const { annual } = view.cast;
  if (!annual) return view;
  const asked = findAskedYear(text, annual.year);
  return { ...view, year: toYearView(view.cast, asked ?? annual.year), isYearAsked: asked !== null };
};

export const toPlateView = (cast: PurpleStarCast, facts: readonly PurpleStarFact[], question: Question): PlateView => {
  const nameAt = new Map(cast.palaces.map(({ branch, name }) => [branch, name]));
  const asked = cast.annual ? findAskedYear(question.text, cast.annual.year) : null;
  const told = asked ?? cast.annual?.year ?? null;
  return {
    cast,
    palaces: toPalaceViews(cast),
    patterns: facts.flatMap((fact) => (fact.key === "pattern" ? [{ name: fact.values.name, percent: fact.values.percent }] : [])),
    year: told === null ? null : toYearView(cast, told),
    isYearAsked: asked !== null,
    palaceOf: (star) => nameAt.get(cast.stars[star])!,
  };
};
