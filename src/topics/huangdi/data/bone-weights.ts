import type { Branch } from "../../kit/hexagrams/branches.ts";

/** 称骨 weights in 钱 (ten to a 两): of the year by its stem and branch in the order of the sixty, 甲子 first. */
export const yearWeights: readonly number[] = [12, 9, 6, 7, 12, 5, 9, 8, 7, 8, 15, 9, 16, 8, 8, 19, 12, 6, 8, 7, 5, 15, 6, 16, 15, 7, 9, 12, 10, 7, 15, 6, 5, 14, 14, 9, 7, 7, 9, 12, 8, 7, 13, 5, 14, 5, 9, 17, 5, 7, 12, 8, 8, 6, 19, 6, 8, 16, 10, 6];
/** 正月 first. */
export const monthWeights: readonly number[] = [6, 7, 18, 9, 5, 16, 9, 15, 18, 8, 9, 5];
/** 初一 first. */
export const dayWeights: readonly number[] = [5, 10, 8, 15, 16, 15, 8, 16, 8, 16, 9, 17, 8, 17, 10, 8, 9, 18, 5, 15, 10, 9, 8, 9, 15, 18, 7, 8, 16, 6];
export const hourWeights: Readonly<Record<Branch, number>> = { 子: 16, 丑: 6, 寅: 7, 卯: 10, 辰: 9, 巳: 16, 午: 10, 未: 8, 申: 8, 酉: 9, 戌: 6, 亥: 6 };
