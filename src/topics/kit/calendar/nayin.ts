import type { Element } from "../hexagrams/elements.ts";
import { type Ganzhi, toSixtyPlace } from "./sexagenary.ts";

/** 纳音, one for each two of the sixty. */
const names = [
  ..."海中金 炉中火 大林木 路旁土 剑锋金 山头火 涧下水 城头土 白蜡金 杨柳木".split(" "),
  ..."泉中水 屋上土 霹雳火 松柏木 长流水 沙中金 山下火 平地木 壁上土 金箔金".split(" "),
  ..."覆灯火 天河水 大驿土 钗钏金 桑柘木 大溪水 沙中土 天上火 石榴木 大海水".split(" "),
] as const;

const elements: Readonly<Record<string, Element>> = { 木: "wood", 火: "fire", 土: "earth", 金: "metal", 水: "water" };

/** 甲子 and 乙丑 → 海中金. */
export const toNayin = (ganzhi: Ganzhi): string => names[toSixtyPlace(ganzhi) >> 1]!;

/** The element that the last character of the 纳音 names. */
export const toNayinElement = (ganzhi: Ganzhi): Element => elements[toNayin(ganzhi)[2]!]!;
