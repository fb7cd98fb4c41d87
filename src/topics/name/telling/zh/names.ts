import type { GridName } from "../../../kit/grids/grids.ts";
import type { Luck } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { Joint } from "../../english.ts";
import type { Origin } from "../../english-names.ts";

export const elementNames: Record<Element, string> = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };
export const gridWords: Record<GridName, string> = { heaven: "天格", person: "人格", earth: "地格", outer: "外格", total: "总格" };
export const gridMeanings: Record<GridName, string> = {
  heaven: "姓的数，生来就有，不算名字的好坏",
  person: "姓末与名首相加，是五格的主，看性情和中年",
  earth: "名的数，看少年和身边的人",
  outer: "天格加地格减人格，看外头的人缘",
  total: "全名相加，看后半程",
};
export const luckWords: Record<Luck, string> = { lucky: "吉", half: "半吉", unlucky: "凶" };
export const originWords: Record<Origin, string> = {
  he: "希伯来语",
  el: "希腊语",
  la: "拉丁语",
  de: "日耳曼语",
  en: "古英语或英语",
  ga: "盖尔语",
  we: "威尔士语",
  no: "北欧语",
  fr: "法语",
  es: "西班牙语或意大利语",
  ru: "俄语",
  pe: "波斯语",
  sa: "梵语",
};
export const jointWords: Record<Joint, string> = {
  clear: "前后两词分得清",
  sameSound: "前一词收尾和后一词开头是同一个字母，念快了会连成一片",
  rhyme: "前后押了韵，念起来像顺口溜",
  alliteration: "前后同一个字母开头，好记",
};
/** The same in a few words. */
export const jointShort: Record<Joint, string> = { clear: "前后分得清", sameSound: "念快了连成一片", rhyme: "前后押了韵", alliteration: "同字母开头" };
export const scoreWords: Record<string, string> = {
  grids: "五格",
  triad: "三才",
  sound: "音",
  element: "补命局",
  meaning: "寓意",
  rhythm: "节奏",
  join: "衔接",
  initials: "首字母",
  ease: "好念",
};
export const issueWords: Record<string, string> = {
  sameTones: "三个字同一个声调，少起伏",
  lowRun: "末两字都是三声，念着费力",
  sameInitials: "相邻两字声母相同",
  sameFinals: "相邻两字韵母相同",
  echo: "相邻两字同音",
};
export const letterNumberWords = {
  expression: "表达数",
  soulUrge: "心愿数",
  personality: "外表数",
} as const;
