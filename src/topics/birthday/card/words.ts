import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { toDayName, toMonthName } from "../../kit/calendar/lunar-names.ts";
import { toGanzhi, toYearPlace } from "../../kit/calendar/sexagenary.ts";
import type { Element } from "../../kit/hexagrams/elements.ts";
import { animalNamesEn, branchNamesEn, lifeStageNamesEn, nayinNamesEn, stemNamesEn, tenGodNamesEn } from "../../kit/pillars/data/names-en.ts";
import { spiritWords } from "../../kit/pillars/data/spirit-words.ts";
import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import type { LuckStart } from "../../kit/pillars/luck-cycles.ts";
import type { PillarRelation } from "../../kit/pillars/relations.ts";
import type { StrengthLevel } from "../../kit/pillars/strength.ts";
import type { BirthdayCast } from "../engine.ts";
import {
  elementNames as elementsEn,
  levelNames as levelsEn,
  mannerNames as mannersEn,
  pillarNamesEn,
  relationNames as relationsEn,
} from "../telling/en/names.ts";
import {
  elementNames as elementsZh,
  levelNames as levelsZh,
  mannerNames as mannersZh,
  pillarNamesZh,
  relationNames as relationsZh,
} from "../telling/zh/names.ts";

export interface CardWords {
  title: string;
  note(cast: BirthdayCast): string;
  pillars: Record<PillarName, string>;
  rows: Record<"tenGod" | "stem" | "branch" | "hidden" | "lifeStage" | "selfStage" | "nayin" | "void", string>;
  unknownHour: string;
  /** Lines under a stem or a branch; none where the character says enough. */
  stemNote(stem: string, element: Element, isYang: boolean): string[];
  branchNote(branch: string): string[];
  tenGod(name: string): string;
  stage(name: string): string;
  nayin(name: string): string;
  voids(voids: readonly string[]): string;
  ganzhiNote(ganzhi: string): string | null;
  elements: Record<Element, string>;
  ringTitle: string;
  ringNote: string;
  ringLabel(elements: Record<Element, number>): string;
  strength: string;
  level: Record<StrengthLevel, string>;
  strengthParts: [string, string, string];
  useful: string;
  tiesTitle: string;
  noTies: string;
  relation(relation: PillarRelation): { name: string; where: string };
  starsTitle: string;
  star(name: string, pillar: PillarName): { name: string; where: string };
  luckTitle: string;
  luckStart(start: LuckStart): string;
  age(age: number): string;
  noLuck: string;
  yearsTitle: string;
  palacesTitle: string;
  stagesTitle: string;
  makingTitle: string;
  /** What each folded row comes to. */
  luckNow(cast: BirthdayCast): string | undefined;
  yearNow(cast: BirthdayCast): string | undefined;
  tiesSum(cast: BirthdayCast): string;
  starsSum(cast: BirthdayCast): string;
  stagesSum(cast: BirthdayCast): string;
  palaces: Record<"conception" | "fetalBreath" | "soulPalace" | "bodyPalace", string>;
  clock(cast: BirthdayCast): string;
  lunar(cast: BirthdayCast): string;
  variant: string;
}

const toWhen = ({ civilTime, hasTime }: BirthdayCast): string => (hasTime ? civilTime.slice(0, 16).replace("T", " ") : civilTime.slice(0, 10));

const capitals = <Key extends string>(names: Record<Key, string>): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, toCapital(name)])) as Record<Key, string>;

/** The first few, and how many there are where there are more. */
const toSum = (names: readonly string[], comma: string): string =>
  names.length > 3 ? `${names.slice(0, 3).join(comma)} · ${names.length}` : names.join(comma) || "—";

const zh: CardWords = {
  title: "四柱八字",
  note: (cast) => [toWhen(cast), cast.place, cast.sex && { male: "男", female: "女" }[cast.sex]].filter(Boolean).join(" · "),
  pillars: { year: "年柱", month: "月柱", day: "日柱", hour: "时柱" },
  rows: { tenGod: "十神", stem: "天干", branch: "地支", hidden: "藏干", lifeStage: "星运", selfStage: "自坐", nayin: "纳音", void: "空亡" },
  unknownHour: "时辰不详",
  stemNote: () => [],
  branchNote: () => [],
  tenGod: (name) => name,
  stage: (name) => name,
  nayin: (name) => name,
  voids: (voids) => voids.join(""),
  ganzhiNote: () => null,
  elements: elementsZh,
  ringTitle: "五行",
  ringNote: "外环相生，内线相克；圈的大小是分量，双圈是日主",
  ringLabel: (elements) =>
    `五行：${Object.entries(elements)
      .map(([element, percent]) => `${elementsZh[element as Element]}${percent}`)
      .join("，")}`,
  strength: "旺衰",
  level: levelsZh,
  strengthParts: ["得令", "得地", "得势"],
  useful: "用神",
  tiesTitle: "合冲刑害",
  noTies: "四柱之间没有合冲",
  relation: ({ kind, manner, element, members }) => ({
    name: `${manner ? mannersZh[manner] : relationsZh[kind]}${element ? ` · ${elementsZh[element]}` : ""}`,
    where: members.map(({ pillar }) => pillarNamesZh[pillar as PillarName]).join("、"),
  }),
  starsTitle: "神煞",
  star: (name, pillar) => ({ name, where: `${pillarNamesZh[pillar]}柱` }),
  luckTitle: "大运",
  luckStart: ({ years, months, days, direction, date }) => `${years}年${months}个月${days}天起运，${direction === "forward" ? "顺" : "逆"}行 · ${date}`,
  age: (age) => `${age}岁`,
  noLuck: "性别没说，大运没排",
  yearsTitle: "流年",
  palacesTitle: "胎元与宫",
  stagesTitle: "星运 纳音 空亡",
  makingTitle: "怎么排的",
  luckNow: (cast) => {
    const now = cast.currentLuck && cast.luckCycles?.[cast.currentLuck.index];
    return now ? `现在${now.pillar}，${now.startYear}–${now.startYear + 9}` : undefined;
  },
  yearNow: ({ years: [now] }) => now && `${now.year} ${now.pillar}，${now.tenGod}`,
  tiesSum: ({ relations }) =>
    toSum(
      relations.map(({ members }) => members.map(({ char }) => char).join("")),
      "、",
    ),
  starsSum: ({ spirits }) => toSum([...new Set(spirits.map(({ name }) => name))], "、"),
  stagesSum: (cast) => [cast.lifeStages.day, cast.nayin.day, cast.voids.day?.join("")].filter(Boolean).join("，"),
  palaces: { conception: "胎元", fetalBreath: "胎息", soulPalace: "命宫", bodyPalace: "身宫" },
  clock: (cast) =>
    cast.trueSolarTime
      ? `真太阳时 ${cast.trueSolarTime.slice(11, 16)}${cast.clock === "civil" ? "（未用）" : ""} · ${cast.dayStartsAt} 换日`
      : `按钟表 · ${cast.dayStartsAt} 换日`,
  lunar: ({ lunarDate }) => `农历${toGanzhi(toYearPlace(lunarDate.year))}年${toMonthName(lunarDate)}${toDayName(lunarDate.day)}`,
  variant: "另一种排法",
};

const en: CardWords = {
  title: "Four pillars",
  note: (cast) => [toWhen(cast), cast.place, cast.sex].filter(Boolean).join(" · "),
  pillars: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
  rows: { tenGod: "Role", stem: "Stem", branch: "Branch", hidden: "Hidden", lifeStage: "Stage", selfStage: "Seat", nayin: "Nayin", void: "Void" },
  unknownHour: "Hour unknown",
  stemNote: (stem, element, isYang) => [stemNamesEn[stem]!, `${isYang ? "yang" : "yin"} ${element}`],
  branchNote: (branch) => [branchNamesEn[branch]!, animalNamesEn[branch]!],
  tenGod: (name) => tenGodNamesEn[name]!,
  stage: (name) => lifeStageNamesEn[name]!,
  nayin: (name) => nayinNamesEn[name]!,
  voids: (voids) => voids.map((branch) => branchNamesEn[branch]).join(" "),
  ganzhiNote: (ganzhi) => `${stemNamesEn[ganzhi[0]!]} ${branchNamesEn[ganzhi[1]!]}`,
  elements: capitals(elementsEn),
  ringTitle: "Five elements",
  ringNote: "Ring: each feeds the next. Inner lines: each checks another. Size is weight; the double ring is the day master",
  ringLabel: (elements) =>
    Object.entries(elements)
      .map(([element, percent]) => `${toCapital(element)} ${percent}`)
      .join(", "),
  strength: "Strength",
  level: capitals(levelsEn),
  strengthParts: ["season", "roots", "allies"],
  useful: "Useful",
  tiesTitle: "Ties",
  noTies: "No ties among the pillars",
  relation: ({ kind, manner, element, members }) => ({
    name: `${manner ? mannersEn[manner] : relationsEn[kind]}${element ? `, ${element}` : ""}`,
    where: members.map(({ pillar }) => pillarNamesEn[pillar as PillarName]).join(", "),
  }),
  starsTitle: "Stars",
  star: (name, pillar) => ({ name: spiritWords[name]!.nameEn, where: pillarNamesEn[pillar] }),
  luckTitle: "Luck cycles",
  luckStart: ({ years, months, days, direction, date }) => `Begin ${years} y ${months} m ${days} d after birth, ${direction} · ${date}`,
  age: (age) => `age ${age}`,
  noLuck: "Sex not given, so no luck cycles",
  yearsTitle: "Years",
  palacesTitle: "Palaces",
  stagesTitle: "Stages, nayin, void",
  makingTitle: "How it was cast",
  luckNow: (cast) => {
    const now = cast.currentLuck && cast.luckCycles?.[cast.currentLuck.index];
    return now ? `now ${stemNamesEn[now.pillar[0]!]} ${branchNamesEn[now.pillar[1]!]}, ${now.startYear}–${now.startYear + 9}` : undefined;
  },
  yearNow: ({ years: [now] }) => now && `${now.year}: ${tenGodNamesEn[now.tenGod]}`,
  tiesSum: ({ relations }) =>
    toSum(
      relations.map(({ members }) => members.map(({ char }) => char).join("")),
      ", ",
    ),
  starsSum: ({ spirits }) => toSum([...new Set(spirits.map(({ name }) => spiritWords[name]!.nameEn))], ", "),
  stagesSum: (cast) => [lifeStageNamesEn[cast.lifeStages.day], nayinNamesEn[cast.nayin.day]].filter(Boolean).join(", "),
  palaces: { conception: "Conception", fetalBreath: "First breath", soulPalace: "Soul palace", bodyPalace: "Body palace" },
  clock: (cast) =>
    cast.trueSolarTime
      ? `True solar time ${cast.trueSolarTime.slice(11, 16)}${cast.clock === "civil" ? " (not used)" : ""} · day turns at ${cast.dayStartsAt}`
      : `By the clock · day turns at ${cast.dayStartsAt}`,
  lunar: ({ lunarDate: { day, month, leap } }) => `Lunar date: day ${day} of ${leap ? "leap " : ""}month ${month}`,
  variant: "Another reading",
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
