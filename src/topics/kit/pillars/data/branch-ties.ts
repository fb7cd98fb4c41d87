import type { Branch, Stem } from "../../hexagrams/branches.ts";
import type { Element } from "../../hexagrams/elements.ts";

/** 天干五合 and the element they may become: 甲己土 乙庚金 丙辛水 丁壬木 戊癸火. */
export const stemCombines: readonly (readonly [Stem, Stem, Element])[] = [
  ["甲", "己", "earth"],
  ["乙", "庚", "metal"],
  ["丙", "辛", "water"],
  ["丁", "壬", "wood"],
  ["戊", "癸", "fire"],
];

/** 天干相冲: east and west, south and north; the middle, 戊己, clashes with nothing. */
export const stemClashes: readonly (readonly [Stem, Stem])[] = [
  ["甲", "庚"],
  ["乙", "辛"],
  ["丙", "壬"],
  ["丁", "癸"],
];

/** 六合. 午未, sun and moon, is told as earth; some books say fire. */
export const sixHarmonies: readonly (readonly [Branch, Branch, Element])[] = [
  ["子", "丑", "earth"],
  ["寅", "亥", "wood"],
  ["卯", "戌", "fire"],
  ["辰", "酉", "metal"],
  ["巳", "申", "water"],
  ["午", "未", "earth"],
];

/** 三合: birth, peak and store of an element; the middle one is its peak. */
export const frames: readonly (readonly [Branch, Branch, Branch, Element])[] = [
  ["申", "子", "辰", "water"],
  ["亥", "卯", "未", "wood"],
  ["寅", "午", "戌", "fire"],
  ["巳", "酉", "丑", "metal"],
];

/** 三会: the three months of a season. */
export const meetings: readonly (readonly [Branch, Branch, Branch, Element])[] = [
  ["寅", "卯", "辰", "wood"],
  ["巳", "午", "未", "fire"],
  ["申", "酉", "戌", "metal"],
  ["亥", "子", "丑", "water"],
];

/** 三刑 of three: 寅巳申 无恩 (ungrateful), 丑戌未 恃势 (overbearing); some books call them the other way round. */
export const triplePunishments = [
  { branches: ["寅", "巳", "申"], manner: "ungrateful" },
  { branches: ["丑", "戌", "未"], manner: "overbearing" },
] as const;

/** 自刑: a branch that meets itself. */
export const selfPunished: readonly Branch[] = ["辰", "午", "酉", "亥"];

/** 六害 */
export const harms: readonly (readonly [Branch, Branch])[] = [
  ["子", "未"],
  ["丑", "午"],
  ["寅", "巳"],
  ["卯", "辰"],
  ["申", "亥"],
  ["酉", "戌"],
];

/** 六破 */
export const breaks: readonly (readonly [Branch, Branch])[] = [
  ["子", "酉"],
  ["卯", "午"],
  ["辰", "丑"],
  ["未", "戌"],
  ["寅", "亥"],
  ["巳", "申"],
];
