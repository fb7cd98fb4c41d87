import { type Branch, branches } from "../hexagrams/branches.ts";

/** 十二神 of the yellow and the black path, 青龙 first. */
export const pathSpirits = ["青龙", "明堂", "天刑", "朱雀", "金匮", "天德", "白虎", "玉堂", "天牢", "玄武", "司命", "勾陈"] as const;
export type PathSpirit = (typeof pathSpirits)[number];

const yellow: readonly PathSpirit[] = ["青龙", "明堂", "金匮", "天德", "玉堂", "司命"];

/** True on the yellow path, 黄道; false on the black, 黑道. */
export const isYellow = (spirit: PathSpirit): boolean => yellow.includes(spirit);

/**
 * 青龙 begins at 子 in 寅 and 申, at 寅 in 卯 and 酉, two branches on each time (子午临申, 丑未戌上寻). Of a day by its month's branch, of an hour by its day's:
 * 子 month, 丑 day → 天德.
 */
export const toPathSpirit = (within: Branch, branch: Branch): PathSpirit => {
  const start = (branches.indexOf(within) * 2 + 8) % 12;
  return pathSpirits[(branches.indexOf(branch) - start + 12) % 12]!;
};
