import { type Branch, branches, type Stem, stems } from "../hexagrams/branches.ts";
import { isYangStem } from "./stem-nature.ts";

export const lifeStages = ["长生", "沐浴", "冠带", "临官", "帝旺", "衰", "病", "死", "墓", "绝", "胎", "养"] as const;
export type LifeStage = (typeof lifeStages)[number];

/** Where each stem is born, 甲 first: 甲亥 乙午 丙寅 丁酉 戊寅 己酉 庚巳 辛子 壬申 癸卯. */
const births = [..."亥午寅酉寅酉巳子申卯"] as Branch[];

/** 十二长生: yang stems go forward from their birth, yin stems backward, earth with fire. 丙 in 寅 is 长生, 乙 in 巳 is 沐浴. */
export const toLifeStage = (stem: Stem, branch: Branch): LifeStage => {
  const ahead = branches.indexOf(branch) - branches.indexOf(births[stems.indexOf(stem)]!);
  return lifeStages[((isYangStem(stem) ? ahead : -ahead) + 12) % 12]!;
};
