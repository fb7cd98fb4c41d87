import { type Ganzhi, toBranch, toGanzhi, toSixtyPlace, toStem } from "../calendar/sexagenary.ts";
import type { Direction } from "../compass/palace.ts";
import { type Branch, branches, type Stem, stems } from "../hexagrams/branches.ts";

/** By the day's stem, 甲 first. 喜神: 甲己艮 乙庚乾 丙辛坤 丁壬离 戊癸巽. */
const joy = "NE NW SW S SE NE NW SW S SE".split(" ") as Direction[];
/** 财神: 甲乙东北 丙丁西南 戊己正北 庚辛正东 壬癸正南. */
const wealth = "NE NE SW SW N N E E S S".split(" ") as Direction[];
/** 福神; schools differ, this is the row the common almanacs print: 甲乙东南 丙丁正东 戊北 己南 庚辛坤 壬乾 癸西. */
const fortune = "SE SE E E N S SW SW NW W".split(" ") as Direction[];

export interface LuckyDirections {
  joy: Direction;
  wealth: Direction;
  fortune: Direction;
}

export const toLuckyDirections = (stem: Stem): LuckyDirections => {
  const place = stems.indexOf(stem);
  return { joy: joy[place]!, wealth: wealth[place]!, fortune: fortune[place]! };
};

const animals = [..."鼠牛虎兔龙蛇马羊猴鸡狗猪"];

export interface Clash {
  branch: Branch;
  /** 羊 */
  animal: string;
  /** The pillar it strikes full on: held by the day's stem, across from its branch. */
  ganzhi: Ganzhi;
  /** 煞: where the day's blight lies. */
  direction: "N" | "E" | "S" | "W";
}

/** 煞: 申子辰日南 巳酉丑日东 寅午戌日北 亥卯未日西. */
const blights = ["S", "E", "N", "W"] as const;

/** 冲煞 of a day: 乙丑 → 冲羊（己未）煞东. */
export const toClash = (day: Ganzhi): Clash => {
  const place = branches.indexOf(toBranch(day));
  const across = (place + 6) % 12;
  return { branch: branches[across]!, animal: animals[across]!, ganzhi: toGanzhi(toSixtyPlace(day) + 54), direction: blights[place % 4]! };
};

/** 天克地冲: branches across the dial, stems that hold one another. 甲子 with 庚午 and with 戊午. */
export const isFullClash = (one: Ganzhi, other: Ganzhi): boolean => {
  const apart = (toSixtyPlace(one) - toSixtyPlace(other) + 60) % 60;
  return apart === 6 || apart === 54;
};

/** 彭祖百忌: what a day's stem and branch forbid; 壬's is also written 汲水 and 泱水. */
const stemTaboos = "开仓 栽植 修灶 剃头 受田 破券 经络 合酱 决水 词讼".split(" ");
const branchTaboos = "问卜 冠带 祭祀 穿井 哭泣 远行 苫盖 服药 安床 会客 吃犬 嫁娶".split(" ");

/** 乙丑 → ["乙不栽植", "丑不冠带"]. */
export const toPengzu = (day: Ganzhi): [string, string] => [
  `${toStem(day)}不${stemTaboos[stems.indexOf(toStem(day))]!}`,
  `${toBranch(day)}不${branchTaboos[branches.indexOf(toBranch(day))]!}`,
];
