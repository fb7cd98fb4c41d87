import type { Dragon } from "../../../kit/compass/mountain.ts";
import type { Direction, Palace } from "../../../kit/compass/palace.ts";
import { toTrigramName } from "../../../kit/compass/palace.ts";
import type { MainPattern, WholePattern } from "../../../kit/flying-stars/pattern.ts";
import type { Timeliness } from "../../../kit/flying-stars/timeliness.ts";
import type { KuaGroup } from "../../../kit/kua/kua.ts";
import type { Mansion } from "../../../kit/kua/mansions.ts";

export const directionNames: Record<Palace, string> = { N: "正北", NE: "东北", E: "正东", SE: "东南", S: "正南", SW: "西南", W: "正西", NW: "西北", C: "中宫" };

/** 正南离宫 */
export const toPalaceName = (palace: Palace): string => (palace === "C" ? "中宫" : `${directionNames[palace]}${toTrigramName(palace)}宫`);

/** "N NE" → 正北、东北 */
export const toDirectionList = (list: string): string =>
  list
    .split(" ")
    .map((direction) => directionNames[direction as Direction])
    .join("、");

const numerals = "零一二三四五六七八九";
export const toNumeral = (star: number): string => numerals[star] ?? String(star);

const starColours = ["一白", "二黑", "三碧", "四绿", "五黄", "六白", "七赤", "八白", "九紫"];
export const toStarName = (star: number): string => starColours[star - 1]!;

const themes = ["读书、名声、走动", "身子的累", "口舌争执", "文章和情分", "阻滞和变故", "职位和规矩", "花销和言语", "田产和积蓄", "喜事和人缘"];
/** What a star stands for. */
export const toStarTheme = (star: number): string => themes[star - 1]!;

export const stateNames: Record<Timeliness, string> = { prosperous: "当旺", growing: "将旺", retreating: "刚退", spent: "已衰" };
export const dragonNames: Record<Dragon, string> = { earth: "地元", heaven: "天元", human: "人元" };
export const groupNames: Record<KuaGroup, string> = { east: "东四", west: "西四" };
export const monthNames = ["寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥", "子", "丑"];

export const mansionMeanings: Record<Mansion, string> = {
  生气: "最有劲的一方，宜开门、办公",
  延年: "最合得来的一方，宜主卧、会客",
  天医: "最养人的一方，宜卧室、餐厅",
  伏位: "最安稳的一方，宜静坐、读书",
  祸害: "小磕小碰的一方，宜储物",
  六煞: "牵扯人情的一方，宜浴室",
  五鬼: "容易起火气的一方，宜杂物、灶台",
  绝命: "最不出力的一方，宜厕所、库房",
};

export const patternMeanings: Record<MainPattern, string> = {
  旺山旺向: "管人的旺星在背后，管财的旺星在门前，各得其位；背后有靠、门前开阔，两头都用得上",
  双星到向: "两颗旺星都到了门前，财路先动，人要歇得够；门前既要开阔，也要远处有东西挡住",
  双星到坐: "两颗旺星都到了背后，人和气稳，钱来得慢；背后既要有靠，也要留一处流动",
  上山下水: "管人的旺星到了门前，管财的旺星到了背后，位置对调；家里的动静也照着对调，前面要实，后面要活",
};

export const wholeMeanings: Record<WholePattern, string> = {
  山星合十: "九宫里每一宫的山星加运星都得十，九宫通气，人事上有人圆场",
  向星合十: "九宫里每一宫的向星加运星都得十，九宫通气，钱财上有路可转",
  父母三般卦: "九宫里每一宫三颗星不是一四七，就是二五八、三六九，隔宫相通，难处有回旋的余地",
  连珠三般卦: "九宫里每一宫三颗星都是连着的数，气一路贯下去，助力要从人那里来",
  山星伏吟: "五入中宫顺飞，山星全落回自己本家，人事上容易原地打转",
  向星伏吟: "五入中宫顺飞，向星全落回自己本家，钱财上容易原地打转",
  山星反吟: "五入中宫逆飞，山星全落到对面，人事上反复多",
  向星反吟: "五入中宫逆飞，向星全落到对面，钱财上反复多",
};
