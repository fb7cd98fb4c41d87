import type { SpiritRule } from "../spirit-rule.ts";

/**
 * 神煞 whose rule the books agree on, after 《三命通会》 and 《渊海子平》. `table` says for each base, in the order of its kind (stems from 甲, branches from 子),
 * what is looked for. A space parts the bases; several characters are alternatives; a dot is nothing.
 */
export const spiritRules: readonly SpiritRule[] = [
  { name: "天乙贵人", from: ["dayStem", "yearStem"], at: "branch", table: "丑未 子申 亥酉 亥酉 丑未 子申 丑未 寅午 卯巳 卯巳" },
  { name: "太极贵人", from: ["dayStem", "yearStem"], at: "branch", table: "子午 子午 卯酉 卯酉 辰戌丑未 辰戌丑未 寅亥 寅亥 巳申 巳申" },
  { name: "文昌贵人", from: ["dayStem", "yearStem"], at: "branch", table: "巳 午 申 酉 申 酉 亥 子 寅 卯" },
  { name: "天厨贵人", from: ["dayStem", "yearStem"], at: "branch", table: "巳 午 巳 午 申 酉 亥 子 寅 卯" },
  { name: "国印贵人", from: ["dayStem", "yearStem"], at: "branch", table: "戌 亥 丑 寅 丑 寅 辰 巳 未 申" },
  { name: "金舆", from: ["dayStem"], at: "branch", table: "辰 巳 未 申 未 申 戌 亥 丑 寅" },
  { name: "禄神", from: ["dayStem"], at: "branch", table: "寅 卯 巳 午 巳 午 申 酉 亥 子" },
  { name: "羊刃", from: ["dayStem"], at: "branch", table: "卯 . 午 . 午 . 酉 . 子 ." },
  { name: "飞刃", from: ["dayStem"], at: "branch", table: "酉 . 子 . 子 . 卯 . 午 ." },
  { name: "红艳", from: ["dayStem"], at: "branch", table: "午 申 寅 未 辰 辰 戌 酉 子 申" },
  { name: "学堂", from: ["yearNayin"], at: "branch", table: "亥 寅 申 巳 申" },
  { name: "词馆", from: ["yearNayin"], at: "branch", table: "寅 巳 亥 申 亥" },
  { name: "天德", from: ["monthBranch"], at: "any", table: "巳 庚 丁 申 壬 辛 亥 甲 癸 寅 丙 乙" },
  { name: "天德合", from: ["monthBranch"], at: "any", table: "申 乙 壬 巳 丁 丙 寅 己 戊 亥 辛 庚" },
  { name: "月德", from: ["monthBranch"], at: "stem", table: "壬 庚 丙 甲 壬 庚 丙 甲 壬 庚 丙 甲" },
  { name: "月德合", from: ["monthBranch"], at: "stem", table: "丁 乙 辛 己 丁 乙 辛 己 丁 乙 辛 己" },
  { name: "天医", from: ["monthBranch"], at: "branch", table: "亥 子 丑 寅 卯 辰 巳 午 未 申 酉 戌" },
  { name: "驿马", from: ["dayBranch", "yearBranch"], at: "branch", table: "寅 亥 申 巳 寅 亥 申 巳 寅 亥 申 巳" },
  { name: "桃花", from: ["dayBranch", "yearBranch"], at: "branch", table: "酉 午 卯 子 酉 午 卯 子 酉 午 卯 子" },
  { name: "华盖", from: ["dayBranch", "yearBranch"], at: "branch", table: "辰 丑 戌 未 辰 丑 戌 未 辰 丑 戌 未" },
  { name: "将星", from: ["dayBranch", "yearBranch"], at: "branch", table: "子 酉 午 卯 子 酉 午 卯 子 酉 午 卯" },
  { name: "劫煞", from: ["dayBranch", "yearBranch"], at: "branch", table: "巳 寅 亥 申 巳 寅 亥 申 巳 寅 亥 申" },
  { name: "亡神", from: ["dayBranch", "yearBranch"], at: "branch", table: "亥 申 巳 寅 亥 申 巳 寅 亥 申 巳 寅" },
  { name: "灾煞", from: ["yearBranch"], at: "branch", table: "午 卯 子 酉 午 卯 子 酉 午 卯 子 酉" },
  { name: "红鸾", from: ["yearBranch"], at: "branch", table: "卯 寅 丑 子 亥 戌 酉 申 未 午 巳 辰" },
  { name: "天喜", from: ["yearBranch"], at: "branch", table: "酉 申 未 午 巳 辰 卯 寅 丑 子 亥 戌" },
  { name: "孤辰", from: ["yearBranch"], at: "branch", table: "寅 寅 巳 巳 巳 申 申 申 亥 亥 亥 寅" },
  { name: "寡宿", from: ["yearBranch"], at: "branch", table: "戌 戌 丑 丑 丑 辰 辰 辰 未 未 未 戌" },
  { name: "丧门", from: ["yearBranch"], at: "branch", table: "寅 卯 辰 巳 午 未 申 酉 戌 亥 子 丑" },
  { name: "吊客", from: ["yearBranch"], at: "branch", table: "戌 亥 子 丑 寅 卯 辰 巳 午 未 申 酉" },
  { name: "天罗", from: ["dayBranch", "yearBranch"], at: "branch", table: ". . . . . . . . . . 亥 戌" },
  { name: "地网", from: ["dayBranch", "yearBranch"], at: "branch", table: ". . . . 巳 辰 . . . . . ." },
];

/** Of the day's pillar alone. */
export const dayPillarSpirits: Readonly<Record<string, string>> = {
  魁罡: "庚辰 庚戌 壬辰 戊戌",
  日贵: "丁酉 丁亥 癸巳 癸卯",
  六秀: "丙午 丁未 戊子 戊午 己丑 己未",
  十灵: "甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未",
  八专: "甲寅 乙卯 丁未 戊戌 己未 庚申 辛酉 癸丑",
  阴差阳错: "丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥",
  十恶大败: "甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥",
};

/** Of the day's pillar in a season: months 寅卯辰, 巳午未, 申酉戌, 亥子丑. */
export const seasonDaySpirits: Readonly<Record<string, readonly [string, string, string, string]>> = {
  天赦: ["戊寅", "甲午", "戊申", "甲子"],
  四废: ["庚申 辛酉", "壬子 癸亥", "甲寅 乙卯", "丙午 丁巳"],
};

/** 金神: these hours on a 甲 or 己 day. */
export const goldenHours: readonly string[] = ["乙丑", "己巳", "癸酉"];

/** 三奇: three stems in this order on three pillars in a row. */
export const wonders: readonly string[] = ["甲戊庚", "乙丙丁", "壬癸辛"];
