import type { LunarDate } from "../kit/calendar/lunar-date.ts";
import type { DayStart } from "../kit/calendar/pillars.ts";
import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import type { BodyPart, Season } from "./data/body-places.ts";

export const bones = ["year", "month", "day", "hour"] as const;
export type Bone = (typeof bones)[number];

/** Weights in 钱, ten to a 两. */
export type BoneWeight = Readonly<Record<Bone | "total", number>>;

/** lunar: months 1–3 are spring. terms: spring begins with 立春. */
export type SeasonRule = "lunar" | "terms";

export type VariantReason = "otherClock" | "doubtedClock" | "otherDayStart" | "hourBefore" | "hourAfter";

/** What a neighbouring rule, clock or hour would give. */
export interface Variant {
  reason: VariantReason;
  hourBranch: Branch;
  part: BodyPart;
  total: number;
}

/** The year of the moment of the cast, by China’s calendar. */
export interface Present {
  year: number;
  month: number;
  /** 虚岁. */
  age: number;
}

export interface HuangdiCast {
  season: Season;
  seasonRule: SeasonRule;
  /** What the other rule of seasons gives; null where it gives the same place. */
  otherSeason: { season: Season; part: BodyPart } | null;
  hourBranch: Branch;
  part: BodyPart;
  /** 四季诗, eight clauses of the place; null while no text of it is sure. */
  verse: readonly string[] | null;
  lunarDate: LunarDate;
  /** Of the lunar year. */
  year: Ganzhi;
  boneWeight: BoneWeight;
  /** 称骨歌, four lines. */
  boneVerse: readonly string[] | null;
  clock: "trueSolar" | "civil";
  /** "1990-05-01T12:54:20" by the clock used. */
  clockTime: string;
  dayStartsAt: DayStart;
  isLateZi: boolean;
  /** null before the birth’s own lunar year. */
  present: Present | null;
  variants: readonly Variant[];
}
