import type { AspectType } from "../../../kit/sky/aspects.ts";
import type { Body } from "../../../kit/sky/names.ts";
import { signNamesZh as signNames } from "../../../kit/sky/sign-names.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import type { Dignity, MoonPhaseName, PatternType, Point } from "../../cast-types.ts";
import { toDegreeText, toThird } from "../degrees.ts";
import type { Corner } from "../told.ts";

export { signNames };

export const bodyNames: Readonly<Record<Body, string>> = {
  sun: "太阳",
  moon: "月亮",
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
  uranus: "天王星",
  neptune: "海王星",
  pluto: "冥王星",
  meanNode: "北交点",
  trueNode: "北交点",
  chiron: "凯龙星",
  lilith: "莉莉丝",
};
export const pointNames: Readonly<Record<Point | Corner | "node", string>> = {
  ...bodyNames,
  node: "北交点",
  ascendant: "上升点",
  descendant: "下降点",
  midheaven: "天顶",
  imumCoeli: "天底",
};
const numbers = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"] as const;
export const toHouseName = (house: number): string => `第${numbers[house - 1]}宫`;
export const houseMeanings: readonly string[] = [
  "自己和起步",
  "钱和身价",
  "说话和手足",
  "家和根",
  "玩、恋爱和孩子",
  "日常的活和习惯",
  "伴侣",
  "共有的钱和信任",
  "求学和远方",
  "事业和名声",
  "朋友和打算",
  "独处和藏着的事",
];
export const aspectNames: Readonly<Record<AspectType, string>> = {
  conjunction: "合相",
  sextile: "六合",
  square: "刑",
  trine: "拱",
  opposition: "冲",
};
export const aspectVerbs: Readonly<Record<AspectType, string>> = {
  conjunction: "合",
  sextile: "六合",
  square: "刑",
  trine: "拱",
  opposition: "冲",
};
export const patternNames: Readonly<Record<PatternType, string>> = {
  grandTrine: "大三角",
  tSquare: "T三角",
  grandCross: "大十字",
  yod: "上帝之指",
  kite: "风筝",
  stellium: "群星",
  mysticRectangle: "神秘矩形",
};
export const dignityNames: Readonly<Record<Dignity, string>> = { domicile: "入庙", exaltation: "入旺", detriment: "失势", fall: "落陷" };
export const phaseNames: Readonly<Record<MoonPhaseName, string>> = {
  new: "新月",
  waxingCrescent: "娥眉月",
  firstQuarter: "上弦月",
  waxingGibbous: "渐盈凸月",
  full: "满月",
  waningGibbous: "渐亏凸月",
  lastQuarter: "下弦月",
  waningCrescent: "残月",
};
/** 金牛14°22′。 */
export const toWhere = (degree: number, sign: Sign): string => `${signNames[sign]}${toDegreeText(degree)}`;
/** 2026年11月21日。 */
export const toDay = (at: string): string => {
  const [year, month, day] = at.slice(0, 10).split("-").map(Number);
  return `${year}年${month}月${day}日`;
};
const thirds = ["上旬", "中旬", "下旬"] as const;
/** 2027年3月上旬。 */
export const toWhen = (at: string): string => {
  const { year, month, third } = toThird(at);
  return `${year}年${month}月${thirds[third]}`;
};
/** 同一年只说一次年份。 */
export const toWhens = (dates: readonly string[]): string =>
  dates.map((at, index) => (index > 0 && at.slice(0, 4) === dates[index - 1]!.slice(0, 4) ? toWhen(at).slice(5) : toWhen(at))).join("、");
export const toElementName = (element: string): string => ({ fire: "火", earth: "土", air: "风", water: "水" })[element]!;
