import type { Luck } from "../../../kit/grids/numbers.ts";
import type { Element, Relation } from "../../../kit/hexagrams/elements.ts";
import type { StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { Ending } from "../../brand-sound.ts";
import type { TradeGroup } from "../../data/industries.ts";
import type { Standing } from "../../owner.ts";
import type { ScoreKey } from "../../score.ts";

export const elementNames: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };
export const luckWords: Record<Luck, string> = { lucky: "吉", half: "半吉", unlucky: "凶" };
export const levelNames: Record<StrengthLevel, string> = { weak: "身弱", balanced: "中和", strong: "身强", dominant: "专旺", yielding: "从势" };
export const scoreWords: Record<ScoreKey, string> = {
  numbers: "数理",
  sound: "读音",
  length: "长短",
  element: "五行配行业",
  letters: "字母数",
  ease: "上口",
  clash: "碰词",
  owner: "合主事人",
};
export const groupNames: Record<TradeGroup, string> = {
  food: "吃喝",
  care: "护理",
  style: "穿用",
  culture: "文创",
  learning: "教学",
  tech: "科技",
  trade: "买卖",
  building: "营造",
  finance: "钱法",
  leisure: "玩乐",
};
export const endingWords: Record<Ending, string> = { open: "张口音", nasal: "后鼻音", narrow: "半开音", closed: "闭口音" };
export const standingWords: Record<Standing, string> = {
  first: "正是第一用神",
  useful: "在用神之列",
  feeds: "能生用神",
  neutral: "不帮也不碍",
  adverse: "是忌神",
};
export const relationWords: Record<Relation, string> = { same: "比劫", iFeed: "食伤", iHold: "财", holdsMe: "官杀", feedsMe: "印" };
/** How the name's element stands, seen from the trade. */
export const fitWords: Record<Relation, string> = {
  same: "同一行",
  feedsMe: "名生行业",
  iFeed: "行业生名",
  iHold: "行业克名",
  holdsMe: "名克行业",
};
export const soundWords: Record<Element, string> = { water: "唇音", fire: "舌尖音", wood: "牙音（舌根）", metal: "齿音", earth: "喉音" };
const weekdays = "一二三四五六日";
export const toMonthDay = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;
export const toDayName = ({ date, weekday }: { date: string; weekday: number }): string => `${toMonthDay(date)}（周${weekdays[weekday - 1]!}）`;
export const toHourName = ({ branch, from }: { branch: string; from: number }): string => `${branch}时（${from} 至 ${(from + 2) % 24} 点）`;
export const listElements = (keys: readonly string[]): string => keys.map((key) => elementNames[key as Element]).join("、");
/** 建除十二日, each in a clause. */
export const dutyMeanings: Record<string, string> = {
  建: "月里气刚立起来，挂牌有力",
  除: "扫旧的日子，先清后开",
  满: "货和人都满，宜收钱",
  平: "不起不落，开了也平",
  定: "坐得稳，签字也稳",
  执: "抓得牢，放不开",
  破: "与月相冲，立不住",
  危: "站在高处，要小心",
  成: "事情成形，开张首选",
  收: "收得回，放不出",
  开: "门打开，人进得来",
  闭: "门关着，不宜起头",
};
/** The lines of a day's sum. */
export const dayParts: Record<string, string> = {
  listed: "历书宜项有",
  near: "历书宜项有相近的",
  path: "黄道值",
  mansion: "吉宿",
  duty: "建除合用",
  shunnedDuty: "建除不合",
  warning: "碰上",
  helped: "与主事人相合",
  crossed: "与主事人有刑害",
  dayClash: "冲主事人日支",
};
const tieWords: Record<string, string> = { sixHarmony: "六合", threeHarmony: "三合", noble: "贵人", useful: "用神", punishment: "刑", harm: "害" };
export const toDayLine = (part: string, of: string, points: number): string =>
  `${dayParts[part] ?? part}${tieWords[of] ?? (/^\p{Script=Han}+$/u.test(of) ? of : "")} ${points > 0 ? "+" : "−"}${Math.abs(points)}`;
