import type { Stem } from "../../kit/hexagrams/branches.ts";
import type { StarName } from "./stars.ts";

export const transformations = ["禄", "权", "科", "忌"] as const;
export type Transformation = (typeof transformations)[number];

export const transformationSchools = ["standard", "zhongzhou"] as const;
export type TransformationSchool = (typeof transformationSchools)[number];

type Four = readonly [StarName, StarName, StarName, StarName];

/** 禄 权 科 忌 by stem: 《紫微斗数全书》 “甲廉破武阳为伴，乙机梁紫月交侵 …”, 庚 as 阳武阴同 and 壬 as 梁紫左武. */
const standard: Record<Stem, Four> = {
  甲: ["廉贞", "破军", "武曲", "太阳"],
  乙: ["天机", "天梁", "紫微", "太阴"],
  丙: ["天同", "天机", "文昌", "廉贞"],
  丁: ["太阴", "天同", "天机", "巨门"],
  戊: ["贪狼", "太阴", "右弼", "天机"],
  己: ["武曲", "贪狼", "天梁", "文曲"],
  庚: ["太阳", "武曲", "太阴", "天同"],
  辛: ["巨门", "太阳", "文曲", "文昌"],
  壬: ["天梁", "紫微", "左辅", "武曲"],
  癸: ["破军", "巨门", "太阴", "贪狼"],
};

/** 中州派 gives 科 of 戊 庚 壬 to 太阳 天府 天府; the rest agrees. */
const zhongzhou: Record<Stem, Four> = {
  ...standard,
  戊: ["贪狼", "太阴", "太阳", "天机"],
  庚: ["太阳", "武曲", "天府", "天同"],
  壬: ["天梁", "紫微", "天府", "武曲"],
};

export const transformationTables: Record<TransformationSchool, Record<Stem, Four>> = { standard, zhongzhou };
