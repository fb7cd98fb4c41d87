/** 十四主星, 紫微's six and 天府's eight. */
export const majorStars = ["紫微", "天机", "太阳", "武曲", "天同", "廉贞", "天府", "太阴", "贪狼", "巨门", "天相", "天梁", "七杀", "破军"] as const;
type MajorStar = (typeof majorStars)[number];

/** 六吉、禄存天马, then 六煞. */
export const minorStars = ["左辅", "右弼", "文昌", "文曲", "天魁", "天钺", "禄存", "天马", "地空", "地劫", "火星", "铃星", "擎羊", "陀罗"] as const;
export type MinorStar = (typeof minorStars)[number];

/** 杂曜. */
export const adjectiveStars = [
  ...(["红鸾", "天喜", "天姚", "咸池", "解神", "三台", "八座", "恩光", "天贵", "龙池", "凤阁", "天才", "天寿"] as const),
  ...(["台辅", "封诰", "天巫", "华盖", "天官", "天福", "天厨", "天月", "天德", "月德", "天空", "旬空", "截路", "空亡"] as const),
  ...(["孤辰", "寡宿", "蜚廉", "破碎", "天刑", "阴煞", "天哭", "天虚", "天使", "天伤", "年解"] as const),
] as const;
export type AdjectiveStar = (typeof adjectiveStars)[number];

export type StarName = MajorStar | MinorStar | AdjectiveStar;
export type StarKind = "major" | "minor" | "adjective";

/** 六煞: the stars whose work is hard. */
export const hardStars: readonly StarName[] = ["地空", "地劫", "火星", "铃星", "擎羊", "陀罗"];
