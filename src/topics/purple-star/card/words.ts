import type { Locale } from "../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../kit/calendar/lunar-names.ts";
import type { FiveElementsClass, Palace, PurpleStarCast, VariantReason } from "../cast-types.ts";
import type { Brightness } from "../data/brightness.ts";
import type { CycleName, God } from "../data/gods.ts";
import { starNamesEn, toGodNameEn } from "../data/names.en.ts";
import type { PalaceName } from "../data/palaces.ts";
import type { PatternName } from "../data/patterns.ts";
import type { StarName } from "../data/stars.ts";
import { type Transformation, transformations } from "../data/transformations.ts";
import { branchSounds, brightnessNames, classNames, palaceNamesEn, toSound, transformationNames } from "../telling/en/names.ts";
import { patternWords as patternWordsEn } from "../telling/en/patterns.ts";
import { toPalaceShort, toPalaceTitle } from "../telling/zh/palaces.ts";
import { patternWords as patternWordsZh } from "../telling/zh/patterns.ts";

type Row =
  | "patterns"
  | "major"
  | "minor"
  | "adjective"
  | "square"
  | "decade"
  | "gods"
  | "class"
  | "soulStar"
  | "bodyStar"
  | "bodyPalace"
  | "lunar"
  | "pillars"
  | "birth"
  | "decadeFour"
  | "annualFour"
  | "annual"
  | "variants";

interface CardWords {
  title: string;
  note(cast: PurpleStarCast): string;
  plateLabel: string;
  empty: string;
  body: string;
  decadeMark: string;
  yearMark: string;
  star(name: StarName): string;
  brightness(brightness: Brightness): string;
  transformation(transformation: Transformation): string;
  palace(name: PalaceName): string;
  palaceLabel(name: PalaceName): string;
  ganzhi(ganzhi: string): string;
  god(cycle: CycleName, god: God): string;
  pattern(name: PatternName): string;
  fiveElements(name: FiveElementsClass): string;
  ages(from: number, to: number): string;
  lunar(cast: PurpleStarCast): string;
  lunarShort(cast: PurpleStarCast): string;
  pillars(cast: PurpleStarCast): string;
  annual(year: number, palace: PalaceName): string;
  minorLimit(palace: PalaceName): string;
  opposite(name: PalaceName): string;
  variant(reason: VariantReason): string;
  rows: Record<Row, string>;
  /** What each folded row is called, and what it comes to. */
  folds: Record<"decades" | "transforms" | "patterns", string>;
  majors(palace: Palace): string;
  palaceSum(palace: Palace): string;
  decadeSum(cast: PurpleStarCast): string | undefined;
  transformsSum(cast: PurpleStarCast): string;
  patternsSum(names: readonly PatternName[]): string;
  plateSum(cast: PurpleStarCast): string;
  rule: string;
}

const toTime = ({ clockTime }: PurpleStarCast): string => clockTime.slice(0, 16).replace("T", " ");

const listMajors = ({ stars }: Palace): StarName[] => stars.flatMap(({ kind, name }) => (kind === "major" ? [name] : []));

/** The first two, and how many there are where there are more. */
const toSum = (names: readonly string[], comma: string): string =>
  names.length > 2 ? `${names.slice(0, 2).join(comma)} · ${names.length}` : names.join(comma);

const zh: CardWords = {
  title: "紫微斗数盘",
  note: (cast) => `${toTime(cast)} · ${cast.sex === "male" ? "男" : "女"} · ${cast.hourBranch}时`,
  plateLabel: "命盘怎么起的",
  empty: "无主星",
  body: "身",
  decadeMark: "限",
  yearMark: "年",
  star: (name) => name,
  brightness: (brightness) => brightness,
  transformation: (transformation) => transformation,
  palace: toPalaceShort,
  palaceLabel: toPalaceTitle,
  ganzhi: (ganzhi) => ganzhi,
  god: (_, god) => god,
  pattern: (name) => patternWordsZh[name].name,
  fiveElements: (name) => name,
  ages: (from, to) => `${from}–${to}岁`,
  lunar: ({ year, lunarDate, hourBranch }) => `${year}年${toMonthName(lunarDate)}${toDayName(lunarDate.day)} ${hourBranch}时`,
  lunarShort: ({ lunarDate, hourBranch }) => `${toMonthName(lunarDate)}${toDayName(lunarDate.day)} ${hourBranch}时`,
  pillars: ({ pillars: { year, month, day, hour } }) => `${year} ${month} ${day} ${hour}`,
  annual: (year, palace) => `${year}在${zh.palaceLabel(palace)}`,
  minorLimit: (palace) => `小限${zh.palaceLabel(palace)}`,
  opposite: (name) => `对宫${zh.palace(name)}`,
  variant: (reason) =>
    ({
      otherClock: "换一种钟",
      doubtedClock: "换一种时区记法",
      otherDayStart: "换一种换日",
      hourBefore: "早几分钟",
      hourAfter: "晚几分钟",
      leapAsThis: "闰月算本月",
      leapAsNext: "闰月算下月",
    })[reason],
  rows: {
    patterns: "格局",
    major: "主星",
    minor: "辅煞",
    adjective: "杂曜",
    square: "三方四正",
    decade: "大限",
    gods: "十二神",
    class: "五行局",
    soulStar: "命主",
    bodyStar: "身主",
    bodyPalace: "身宫",
    lunar: "农历",
    pillars: "四柱",
    birth: "生年四化",
    decadeFour: "大限四化",
    annualFour: "流年四化",
    annual: "流年",
    variants: "另一种排法",
  },
  folds: { decades: "大限与流年", transforms: "四化", patterns: "格局" },
  majors: (palace) => listMajors(palace).join("") || zh.empty,
  palaceSum: (palace) => `${palace.stem}${palace.branch}，${zh.majors(palace)}`,
  decadeSum: ({ annual }) => (annual?.decade ? `现在${zh.ages(annual.decade.from, annual.decade.to)}，${zh.palaceLabel(annual.decade.palace)}` : undefined),
  transformsSum: (cast) => transformations.map((kind) => `${kind}${cast.transformations[kind]}`).join(" "),
  patternsSum: (names) => toSum(names.map(zh.pattern), "、"),
  plateSum: (cast) => `${cast.fiveElementsClass}，${zh.lunarShort(cast)}`,
  rule: "安星依公开规则推算。点一宫看全部星曜。",
};

const en: CardWords = {
  title: "Purple Star plate",
  note: (cast) => `${toTime(cast)}, ${cast.sex === "male" ? "man" : "woman"}`,
  plateLabel: "How the plate was set",
  empty: "no major",
  body: "body",
  decadeMark: "10 yr",
  yearMark: "yr",
  star: (name) => starNamesEn[name],
  brightness: (brightness) => brightnessNames[brightness],
  transformation: (transformation) => transformationNames[transformation],
  palace: (name) => palaceNamesEn[name],
  palaceLabel: (name) => `${palaceNamesEn[name]} palace`,
  ganzhi: toSound,
  god: toGodNameEn,
  pattern: (name) => patternWordsEn[name].name,
  fiveElements: (name) => classNames[name],
  ages: (from, to) => `age ${from}–${to}`,
  lunar: ({ year, lunarDate: { month, leap, day }, hourBranch }) =>
    `${toSound(year)} year, ${leap ? "leap " : ""}month ${month}, day ${day}, hour ${branchSounds[hourBranch]}`,
  lunarShort: ({ lunarDate: { month, leap, day } }) => `${leap ? "leap " : ""}month ${month}, day ${day}`,
  pillars: ({ pillars: { year, month, day, hour } }) => [year, month, day, hour].map(toSound).join(", "),
  annual: (year, palace) => `${year} in ${palaceNamesEn[palace]}`,
  minorLimit: (palace) => `yearly limit, ${palaceNamesEn[palace]}`,
  opposite: (name) => `opposite ${palaceNamesEn[name]}`,
  variant: (reason) =>
    ({
      otherClock: "by the other clock",
      doubtedClock: "by another zone",
      otherDayStart: "other day’s start",
      hourBefore: "minutes earlier",
      hourAfter: "minutes later",
      leapAsThis: "leap month as this",
      leapAsNext: "leap month as next",
    })[reason],
  rows: {
    patterns: "Patterns",
    major: "Major",
    minor: "Minor",
    adjective: "Other",
    square: "Looks to",
    decade: "Decade",
    gods: "Rounds",
    class: "Class",
    soulStar: "Soul star",
    bodyStar: "Body star",
    bodyPalace: "Body palace",
    lunar: "Lunar",
    pillars: "Pillars",
    birth: "At birth",
    decadeFour: "This decade",
    annualFour: "This year",
    annual: "Year",
    variants: "Another way",
  },
  folds: { decades: "Decades and year", transforms: "Transforms", patterns: "Patterns" },
  majors: (palace) =>
    listMajors(palace)
      .map((name) => starNamesEn[name])
      .join(", ") || en.empty,
  palaceSum: (palace) => `${en.majors(palace)}, ${toSound(palace.stem + palace.branch)}`,
  decadeSum: ({ annual }) => (annual?.decade ? `now ${en.ages(annual.decade.from, annual.decade.to)}, ${palaceNamesEn[annual.decade.palace]}` : undefined),
  transformsSum: (cast) => transformations.map((kind) => starNamesEn[cast.transformations[kind]]).join(", "),
  patternsSum: (names) => toSum(names.map(en.pattern), ", "),
  plateSum: (cast) => `${classNames[cast.fiveElementsClass]}, ${en.lunarShort(cast)}`,
  rule: "Stars set by published rules. Tap a palace for all its stars.",
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
