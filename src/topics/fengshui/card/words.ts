import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Mountain } from "../../kit/compass/mountain.ts";
import type { Palace } from "../../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../../kit/flying-stars/pattern.ts";
import { toKuaTrigram } from "../../kit/kua/kua.ts";
import type { Mansion } from "../../kit/kua/mansions.ts";
import type { FengshuiCast, HouseChart } from "../engine.ts";
import * as english from "../telling/en/names.ts";
import * as chinese from "../telling/zh/names.ts";

interface CardWords {
  title(cast: FengshuiCast): string;
  note(cast: FengshuiCast): string;
  dial(cast: FengshuiCast): string;
  /** Under a chart's stars: the direction. */
  side(palace: Palace): string;
  palace(palace: Palace): string;
  mountain(mountain: Mountain): string;
  house(chart: Pick<HouseChart, "sitting" | "mountain">): string;
  degrees(cast: FengshuiCast): string;
  base(star: number): string;
  mansion(mansion: Mansion): string;
  pattern(pattern: MainPattern): string;
  whole(pattern: WholePattern): string;
  period(cast: FengshuiCast): string;
  /** Of a chart whose stars are the main one’s. */
  same: string;
  /** Empty without a resident. */
  kua(cast: FengshuiCast): string;
  houseKua(cast: FengshuiCast): string;
  near(distance: number, neighbour: Mountain): string;
  north: string;
  /** Names longer than the ring is wide run along it. */
  turnsNames: boolean;
  door: string;
  legend: Record<"mountain" | "facing" | "base" | "annual", { where: string; name: string }>;
  rows: Record<"pattern" | "whole" | "sitting" | "facing" | "border" | "other" | "period" | "kua" | "house" | "fit" | "door", string>;
  fits: Record<"yes" | "no", string>;
  details: string;
  columns: Record<"palace" | "mountain" | "facing" | "base" | "annual" | "month" | "mansion", string>;
  ifFacing(mountain: Mountain): string;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const kuaOf = (cast: FengshuiCast): string => chinese.groupNames[cast.house.group];

const zh: CardWords = {
  title: ({ sitting, mountain }) => `${sitting}山${mountain}向`,
  note: ({ period, pattern }) => `${chinese.toNumeral(period)}运 · ${pattern}`,
  dial: ({ sitting, mountain, facingPalace }) => `罗盘，${sitting}山${mountain}向，${chinese.directionNames[facingPalace]}在上`,
  side: (palace) => (palace === "C" ? "中" : chinese.directionNames[palace].replace("正", "")),
  palace: chinese.toPalaceName,
  mountain: (mountain) => mountain,
  house: ({ sitting, mountain }) => `${sitting}山${mountain}向`,
  degrees: ({ bearing }) => (bearing.precision === "degrees" ? `${round(bearing.degrees)}°` : ""),
  base: chinese.toNumeral,
  mansion: (mansion) => mansion,
  pattern: (pattern) => pattern,
  whole: (pattern) => pattern,
  period: ({ period, periodFrom, otherPeriod }) =>
    `${chinese.toNumeral(period)}运${otherPeriod === null ? "" : ` · 也可能${chinese.toNumeral(otherPeriod)}运`}${periodFrom === "present" ? " · 按现在算" : ""}`,
  same: "同一张盘",
  kua: ({ kua, kuaGroup, otherKua }) =>
    kua === null || kuaGroup === null
      ? ""
      : `${toKuaTrigram(kua)}${chinese.toNumeral(kua)} · ${chinese.groupNames[kuaGroup]}命${otherKua === null ? "" : ` · 也可能${chinese.toNumeral(otherKua)}`}`,
  houseKua: (cast) => `${cast.house.trigram}宅 · ${kuaOf(cast)}宅`,
  near: (distance, neighbour) => `离${neighbour}界 ${round(distance)}°`,
  north: "北",
  turnsNames: false,
  door: "· 门",
  legend: {
    mountain: { where: "左", name: "山星" },
    facing: { where: "右", name: "向星" },
    base: { where: "下", name: "运星" },
    annual: { where: "方框", name: "年星" },
  },
  rows: {
    pattern: "格局",
    whole: "全盘",
    sitting: "坐",
    facing: "向",
    border: "近线",
    other: "也可能",
    period: "元运",
    kua: "命卦",
    house: "宅卦",
    fit: "命宅",
    door: "大门",
  },
  fits: { yes: "相配", no: "不同组" },
  details: "九宫明细",
  columns: { palace: "宫", mountain: "山", facing: "向", base: "运", annual: "年", month: "月", mansion: "八宅" },
  ifFacing: (mountain) => `${mountain}向`,
};

const en: CardWords = {
  title: (cast) => `Facing ${english.mountainNames[cast.mountain]}${cast.bearing.precision === "degrees" ? ` ${round(cast.bearing.degrees)}°` : ""}`,
  note: ({ period, pattern }) => `Period ${period} · ${english.patternNames[pattern]}`,
  dial: ({ sitting, mountain, facingPalace }) =>
    `Compass: sits in ${english.mountainNames[sitting]}, faces ${english.mountainNames[mountain]}; ${english.directionNames[facingPalace]} is up`,
  side: (palace) => (palace === "C" ? "centre" : palace),
  palace: english.toPalaceName,
  mountain: (mountain) => english.mountainNames[mountain],
  house: ({ sitting, mountain }) => `${english.mountainNames[sitting]}, facing ${english.mountainNames[mountain]}`,
  degrees: zh.degrees,
  base: String,
  mansion: (mansion) => english.mansionNames[mansion],
  pattern: (pattern) => english.patternNames[pattern],
  whole: (pattern) => english.wholeNames[pattern],
  period: ({ period, periodFrom, otherPeriod }) =>
    `${period}${otherPeriod === null ? "" : `, or ${otherPeriod}`}${periodFrom === "present" ? ", the present one" : ""}`,
  same: "the same stars",
  kua: ({ kua, kuaGroup, otherKua }) =>
    kua === null || kuaGroup === null
      ? ""
      : `${kua} ${english.trigramNames[toKuaTrigram(kua)]} · ${english.groupNames[kuaGroup]}${otherKua === null ? "" : `, or ${otherKua}`}`,
  houseKua: ({ house }) => `${english.trigramNames[house.trigram]} · ${english.groupNames[house.group]}`,
  near: (distance, neighbour) => `${round(distance)}° from ${english.mountainNames[neighbour]}`,
  north: "N",
  turnsNames: true,
  door: "· door",
  legend: {
    mountain: { where: "left", name: "Mountain" },
    facing: { where: "right", name: "Facing" },
    base: { where: "below", name: "Base" },
    annual: { where: "boxed", name: "Annual" },
  },
  rows: {
    pattern: "Pattern",
    whole: "Whole chart",
    sitting: "Sits in",
    facing: "Faces",
    border: "Near a border",
    other: "Or else",
    period: "Period",
    kua: "Your kua",
    house: "House",
    fit: "You and it",
    door: "Door",
  },
  fits: { yes: "same group", no: "different groups" },
  details: "The nine palaces",
  columns: { palace: "Palace", mountain: "Mtn", facing: "Face", base: "Base", annual: "Year", month: "Month", mansion: "Mansion" },
  ifFacing: (mountain) => english.mountainNames[mountain],
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
