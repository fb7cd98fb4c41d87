import { toCapital } from "../../../shared/capital.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Mountain } from "../../kit/compass/mountain.ts";
import type { Palace } from "../../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../../kit/flying-stars/pattern.ts";
import { toKuaTrigram } from "../../kit/kua/kua.ts";
import type { Mansion } from "../../kit/kua/mansions.ts";
import type { FengshuiCast, HouseChart } from "../engine.ts";
import * as english from "../telling/en/names.ts";
import * as chinese from "../telling/zh/names.ts";

/** Where a front looks: all that the compass itself is drawn by. */
export type Front = Pick<FengshuiCast, "mountain" | "sitting" | "facingPalace"> & { bearing: Pick<FengshuiCast["bearing"], "degrees"> };

interface CardWords {
  title(cast: FengshuiCast): string;
  note(cast: FengshuiCast): string;
  dial(front: Front): string;
  plan(front: Front): string;
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
  /** The folded rows, and what each comes to. */
  details: Record<"compass" | "seat" | "year" | "table" | "advice", string>;
  seatSum(cast: FengshuiCast): string;
  yearSum(year: number, five: Palace): string;
  tableSum(period: number, palace: Palace): string;
  adviceSum(best: Palace): string;
  /** Of the year’s stars: which, and where it stands. */
  yearRows: Record<"annual" | "five" | "two" | "month" | "taiSui" | "sanSha", string>;
  atCentre(star: number): string;
  direction(palace: Palace): string;
  /** What a side is good for. */
  use(mansion: Mansion): string;
  columns: Record<"palace" | "mountain" | "facing" | "base" | "annual" | "month" | "mansion", string>;
  ifFacing(mountain: Mountain): string;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const kuaOf = (cast: FengshuiCast): string => chinese.groupNames[cast.house.group];

const zh: CardWords = {
  title: ({ sitting, mountain }) => `${sitting}山${mountain}向`,
  note: ({ period, pattern }) => `${chinese.toNumeral(period)}运 · ${pattern}`,
  plan: ({ sitting, mountain }) => `你的平面图，分成九宫，${sitting}山${mountain}向`,
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
  details: { compass: "罗盘", seat: "坐向与元运", year: "今年的星", table: "九宫明细", advice: "哪边宜做什么" },
  seatSum({ sitting, mountain, others }) {
    const other = others.find(({ isSame }) => !isSame);
    return other ? `也可能${other.sitting}山${other.mountain}向` : `坐${sitting}向${mountain}`;
  },
  yearSum: (year, five) => `${year}，五黄在${chinese.directionNames[five]}`,
  tableSum: (period, palace) => `当旺的向星${chinese.toNumeral(period)}在${chinese.directionNames[palace]}`,
  adviceSum: (best) => `生气在${chinese.directionNames[best]}`,
  yearRows: { annual: "年星", five: "五黄", two: "二黑", month: "月星", taiSui: "太岁", sanSha: "三煞" },
  atCentre: (star) => `${chinese.toStarName(star)}入中`,
  direction: (palace) => chinese.directionNames[palace],
  use: (mansion) => chinese.mansionMeanings[mansion],
  columns: { palace: "宫", mountain: "山", facing: "向", base: "运", annual: "年", month: "月", mansion: "八宅" },
  ifFacing: (mountain) => `${mountain}向`,
};

const en: CardWords = {
  title: (cast) => `Facing ${english.mountainNames[cast.mountain]}${cast.bearing.precision === "degrees" ? ` ${round(cast.bearing.degrees)}°` : ""}`,
  note: ({ period, pattern }) => `Period ${period} · ${english.patternNames[pattern]}`,
  plan: ({ sitting, mountain }) => `Your plan in nine palaces, sitting ${english.mountainNames[sitting]}, facing ${english.mountainNames[mountain]}`,
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
  details: { compass: "Compass", seat: "Sits and faces", year: "This year’s stars", table: "The nine palaces", advice: "What suits where" },
  seatSum({ sitting, mountain, others }) {
    const other = others.find(({ isSame }) => !isSame);
    return other ? `or facing ${english.mountainNames[other.mountain]}` : `${english.mountainNames[sitting]} to ${english.mountainNames[mountain]}`;
  },
  yearSum: (year, five) => `${year}: 5 Yellow ${five === "C" ? "at the centre" : `in the ${english.directionNames[five]}`}`,
  tableSum: (period, palace) => `facing star ${period} ${palace === "C" ? "at the centre" : `in the ${english.directionNames[palace]}`}`,
  adviceSum: (best) => `best side: ${english.directionNames[best]}`,
  yearRows: { annual: "Annual star", five: "5 Yellow", two: "2 Black", month: "Monthly star", taiSui: "Tai Sui", sanSha: "San Sha" },
  atCentre: (star) => `${english.toStarName(star)} at the centre`,
  direction: (palace) => toCapital(english.directionNames[palace]),
  use: (mansion) => toCapital(english.mansionMeanings[mansion].replace(/^“.*?”: /, "")),
  columns: { palace: "Palace", mountain: "Mtn", facing: "Face", base: "Base", annual: "Year", month: "Month", mansion: "Mansion" },
  ifFacing: (mountain) => english.mountainNames[mountain],
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
