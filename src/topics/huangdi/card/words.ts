import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Branch } from "../../kit/hexagrams/branches.ts";
import type { Bone, HuangdiCast, VariantReason } from "../cast-types.ts";
import type { BodyPart } from "../data/body-places.ts";
import { partNames, seasonNames } from "../data/en/places.ts";
import { totalTexts as totalsEn } from "../data/en/totals.ts";
import { totalTexts as totalsZh } from "../data/zh/totals.ts";
import * as en from "../telling/en/names.ts";
import * as zh from "../telling/zh/names.ts";

type Row = "bones" | "by" | "phases" | "places" | "others";

export interface CardWords {
  title: string;
  note(cast: HuangdiCast): string;
  rule: string;
  part(part: BodyPart): string;
  bone(bone: Bone): string;
  weight(weight: number): string;
  given(cast: HuangdiCast, bone: Bone): string;
  like(total: number): string;
  where(cast: HuangdiCast): string;
  heaviest(bone: Bone, weight: number): string;
  hours(branches: readonly Branch[]): string;
  season(cast: HuangdiCast): string;
  hour(cast: HuangdiCast): string;
  verse(total: number): string;
  ages(from: number, to: number | null): string;
  now(bone: Bone): string;
  otherRule(cast: HuangdiCast): string;
  reason(reason: VariantReason): string;
  rows: Readonly<Record<Row, string>>;
}

const toTime = ({ clockTime }: HuangdiCast): string => clockTime.slice(0, 16).replace("T", " ");

const chinese: CardWords = {
  title: "四季诗与称骨",
  note: (cast) => `${toTime(cast)} · ${cast.hourBranch}时`,
  rule: "位置由生的季和时查得，骨重按农历年月日时相加。点一处看它怎么来的。",
  part: (part) => part,
  bone: (bone) => zh.boneNames[bone],
  weight: zh.toWeightText,
  given: zh.toGivenText,
  like: (total) => `像${totalsZh[total]![0]}`,
  where: ({ season, hourBranch }) => `${season}季${hourBranch}时，在`,
  heaviest: (bone, weight) => `${zh.boneNames[bone]}最重，${zh.toWeightText(weight)}`,
  hours: (branches) => `${branches.join("、")}时`,
  season: ({ season, seasonRule }) => `${season} · ${zh.toSeasonSpan(seasonRule, season)}`,
  hour: ({ hourBranch }) => `${hourBranch}时`,
  verse: (total) => `骨重${zh.toWeightText(total)}的四句`,
  ages: (from, to) => (to === null ? `${from}岁以后` : `${from}–${to}岁`),
  now: (bone) => `${zh.boneNames[bone]} · 眼下`,
  otherRule: ({ seasonRule }) => `按${zh.ruleNames[seasonRule === "lunar" ? "terms" : "lunar"]}分`,
  reason: (reason) =>
    ({ otherClock: "换一种钟", doubtedClock: "换一种时区记法", otherDayStart: "换一种换日", hourBefore: "早几分钟", hourAfter: "晚几分钟" })[reason],
  rows: { bones: "四根骨", by: "怎么查的", phases: "一辈子分四段", places: "身上七处", others: "另有算法" },
};

const english: CardWords = {
  title: "Season and bones",
  note: toTime,
  rule: "Place looked up by season and hour, weights added by the Chinese calendar. Tap a term for how it was found.",
  part: (part) => partNames[part],
  bone: (bone) => bone,
  weight: en.toWeightText,
  given: (cast, bone) =>
    ({
      year: () => en.toSound(cast.year),
      month: () => `${cast.lunarDate.leap ? "leap " : ""}month ${cast.lunarDate.month}`,
      day: () => `day ${cast.lunarDate.day}`,
      hour: () => en.branchSounds[cast.hourBranch],
    })[bone](),
  like: (total) => `like ${totalsEn[total]![0]}`,
  where: ({ season, hourBranch }) => `${toCapital(seasonNames[season])}, ${en.branchSounds[hourBranch]} hour:`,
  heaviest: (bone, weight) => `${bone} the heaviest, ${en.toWeightText(weight)}`,
  hours: (branches) => branches.map((branch) => en.branchSounds[branch]).join(", "),
  season: ({ season, seasonRule }) => `${seasonNames[season]}, ${en.toSeasonSpan(seasonRule, season)}`,
  hour: ({ hourBranch }) => `${en.branchSounds[hourBranch]} hour`,
  verse: (total) => `Four lines for ${en.toWeightText(total)}`,
  ages: (from, to) => (to === null ? `${from} and after` : `${from}–${to}`),
  now: (bone) => `${bone}, now`,
  otherRule: ({ seasonRule }) => `by ${en.ruleNames[seasonRule === "lunar" ? "terms" : "lunar"]}`,
  reason: (reason) =>
    ({
      otherClock: "by the other clock",
      doubtedClock: "by another zone",
      otherDayStart: "other day’s start",
      hourBefore: "minutes earlier",
      hourAfter: "minutes later",
    })[reason],
  rows: { bones: "Four bones", by: "How it was found", phases: "Four ages", places: "Seven places", others: "another way, too" },
};

export const cardWords: Record<Locale, CardWords> = { zh: chinese, en: english };
