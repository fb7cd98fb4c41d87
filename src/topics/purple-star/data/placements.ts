import type { AdjectiveStar, MinorStar, StarName } from "./stars.ts";

/** 安星诀 as rows: one branch for each value of what the star goes by. Stems from 甲, branches and hours from 子, months from 正月. */
export type TableBasis = "yearStem" | "yearBranch" | "month" | "hour";

export const placementTables: Record<TableBasis, Partial<Record<MinorStar | AdjectiveStar, string>>> = {
  yearStem: {
    天魁: "丑子亥亥丑子丑午卯卯",
    天钺: "未申酉酉未申未寅巳巳",
    禄存: "寅卯巳午巳午申酉亥子",
    擎羊: "卯辰午未午未酉戌子丑",
    陀罗: "丑寅辰巳辰巳未申戌亥",
    天官: "未辰巳寅卯酉亥酉戌午",
    天福: "酉申子亥卯寅午巳午巳",
    天厨: "巳午子巳午申寅午酉亥",
    截路: "申午辰寅子申午辰寅子",
    空亡: "酉未巳卯丑酉未巳卯丑",
  },
  yearBranch: {
    天马: "寅亥申巳寅亥申巳寅亥申巳",
    红鸾: "卯寅丑子亥戌酉申未午巳辰",
    天喜: "酉申未午巳辰卯寅丑子亥戌",
    咸池: "酉午卯子酉午卯子酉午卯子",
    龙池: "辰巳午未申酉戌亥子丑寅卯",
    凤阁: "戌酉申未午巳辰卯寅丑子亥",
    华盖: "辰丑戌未辰丑戌未辰丑戌未",
    天德: "酉戌亥子丑寅卯辰巳午未申",
    月德: "巳午未申酉戌亥子丑寅卯辰",
    天空: "丑寅卯辰巳午未申酉戌亥子",
    孤辰: "寅寅巳巳巳申申申亥亥亥寅",
    寡宿: "戌戌丑丑丑辰辰辰未未未戌",
    蜚廉: "申酉戌巳午未寅卯辰亥子丑",
    破碎: "巳丑酉巳丑酉巳丑酉巳丑酉",
    天哭: "午巳辰卯寅丑子亥戌酉申未",
    天虚: "午未申酉戌亥子丑寅卯辰巳",
    年解: "戌酉申未午巳辰卯寅丑子亥",
  },
  month: {
    左辅: "辰巳午未申酉戌亥子丑寅卯",
    右弼: "戌酉申未午巳辰卯寅丑子亥",
    天姚: "丑寅卯辰巳午未申酉戌亥子",
    天刑: "酉戌亥子丑寅卯辰巳午未申",
    解神: "申申戌戌子子寅寅辰辰午午",
    天巫: "巳申寅亥巳申寅亥巳申寅亥",
    天月: "戌巳辰寅未卯亥未寅午戌寅",
    阴煞: "寅子戌申午辰寅子戌申午辰",
  },
  hour: {
    文昌: "戌酉申未午巳辰卯寅丑子亥",
    文曲: "辰巳午未申酉戌亥子丑寅卯",
    地空: "亥戌酉申未午巳辰卯寅丑子",
    地劫: "亥子丑寅卯辰巳午未申酉戌",
    台辅: "午未申酉戌亥子丑寅卯辰巳",
    封诰: "寅卯辰巳午未申酉戌亥子丑",
  },
};

/** 火星 铃星: where the hour 子 stands, by the year's branch; each hour goes one branch on. */
export const fireBellStarts: Record<"火星" | "铃星", string> = { 火星: "寅卯丑酉寅卯丑酉寅卯丑酉", 铃星: "戌戌卯戌戌戌卯戌戌戌卯戌" };

/** Day stars: the star whose place is 初一's, or one before it, and which way the days go. */
export const dayStars: Partial<Record<StarName, { anchor: MinorStar; step: 1 | -1; shift: 0 | -1 }>> = {
  三台: { anchor: "左辅", step: 1, shift: 0 },
  八座: { anchor: "右弼", step: -1, shift: 0 },
  恩光: { anchor: "文昌", step: 1, shift: -1 },
  天贵: { anchor: "文曲", step: 1, shift: -1 },
};

/** Steps from 紫微 against the branches, and from 天府 along them. */
export const purpleSteps: Partial<Record<StarName, number>> = { 天机: 1, 太阳: 3, 武曲: 4, 天同: 5, 廉贞: 8 };
export const treasurySteps: Partial<Record<StarName, number>> = { 太阴: 1, 贪狼: 2, 巨门: 3, 天相: 4, 天梁: 5, 七杀: 6, 破军: 10 };

/** 命主 by the branch of 命宫, 身主 by that of the year; 子 first. */
export const soulStars: readonly StarName[] = ["贪狼", "巨门", "禄存", "文曲", "廉贞", "武曲", "破军", "武曲", "廉贞", "文曲", "禄存", "巨门"];
export const bodyStars: readonly StarName[] = ["火星", "天相", "天梁", "天同", "文昌", "天机", "火星", "天相", "天梁", "天同", "文昌", "天机"];
