import type { LunarDate } from "../kit/calendar/lunar-date.ts";
import type { DayStart, Pillars } from "../kit/calendar/pillars.ts";
import type { Ganzhi } from "../kit/calendar/sexagenary.ts";
import type { Branch, Stem } from "../kit/hexagrams/branches.ts";
import type { Brightness } from "./data/brightness.ts";
import type { CycleName, God } from "./data/gods.ts";
import type { PalaceName } from "./data/palaces.ts";
import type { StarKind, StarName } from "./data/stars.ts";
import type { Transformation, TransformationSchool } from "./data/transformations.ts";

export type Sex = "male" | "female";
export type FiveElementsClass = "水二局" | "木三局" | "金四局" | "土五局" | "火六局";
export type LeapMonthRule = "split" | "this" | "next";
/** 四化: which star each of the four falls on. */
export type Transformed = Record<Transformation, StarName>;

export interface PlateStar {
  name: StarName;
  kind: StarKind;
  /** Null for stars that the table does not rate. */
  brightness: Brightness | null;
  transformation: Transformation | null;
}

export interface Palace {
  name: PalaceName;
  stem: Stem;
  branch: Branch;
  /** 身宫 falls here too. */
  isBody: boolean;
  /** Majors first, then minors, then the others, each in the order of the star list. */
  stars: PlateStar[];
  /** 大限: nominal ages, both included. */
  decadal: [number, number];
  /** 小限: the first nominal age at which the yearly limit stands here; it comes back each twelve years. */
  minorAge: number;
  gods: Record<CycleName, God>;
}

/** What a plate is reckoned from, all by the lunar calendar. */
export interface PlateBasis {
  /** Of the day that counts: after 23:00 the next one, under that rule. */
  lunarDate: LunarDate;
  /** 1–12, the month that counts once a leap month is given away. */
  month: number;
  hourBranch: Branch;
  sex: Sex;
}

export interface Plate {
  /** By the lunar new year, not by 立春. */
  year: Ganzhi;
  soulPalace: Branch;
  bodyPalace: Branch;
  fiveElementsClass: FiveElementsClass;
  soulStar: StarName;
  bodyStar: StarName;
  /** Limits run with the branches (阳男阴女) or against them. */
  isForward: boolean;
  /** Twelve, 命宫 first, then 兄弟 … 父母, against the order of the branches. */
  palaces: Palace[];
  /** Every major, minor and other star → the branch it stands in. */
  stars: Record<StarName, Branch>;
  transformations: Transformed;
}

/** The ten years that hold a moment; childhood (童限) before the first of them goes a year a palace. */
export interface Decade {
  palace: PalaceName;
  stem: Stem;
  branch: Branch;
  from: number;
  to: number;
  isChildhood: boolean;
  transformations: Transformed;
}

/** 流年 of the moment of the cast. */
export interface Annual {
  /** The civil year in which the lunar year began. */
  year: number;
  stem: Stem;
  branch: Branch;
  /** 虚岁. */
  age: number;
  /** The natal palace the year's 命宫 falls on. */
  palace: PalaceName;
  transformations: Transformed;
  /** 小限. */
  minorLimit: { palace: PalaceName; branch: Branch };
  /** Null before birth and after the twelfth decade. */
  decade: Decade | null;
}

export type VariantReason = "otherClock" | "doubtedClock" | "otherDayStart" | "hourBefore" | "hourAfter" | "leapAsThis" | "leapAsNext";

/** Another plate that a neighbouring rule or a few minutes would give. */
export interface Variant {
  reason: VariantReason;
  lunarDate: LunarDate;
  hourBranch: Branch;
  soulPalace: Branch;
  fiveElementsClass: FiveElementsClass;
  soulStars: StarName[];
}

/** Field names are public (ENGINES.md's): add, never rename. */
export interface PurpleStarCast extends Plate {
  lunarDate: LunarDate;
  /** The lunar month that counts, 1–12. */
  month: number;
  hourBranch: Branch;
  sex: Sex;
  clock: "trueSolar" | "civil";
  /** What the clock used shows, `1990-05-01T12:54:20`. */
  clockTime: string;
  dayStartsAt: DayStart;
  isLateZi: boolean;
  leapMonth: LeapMonthRule;
  school: TransformationSchool;
  /** 四柱 by the solar terms: year and month may differ from the plate's. */
  pillars: Pillars;
  annual: Annual | null;
  variants: Variant[];
}
