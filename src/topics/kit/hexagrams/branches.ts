import type { Element } from "./elements.ts";

export const stems = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"] as const;
export type Stem = (typeof stems)[number];
export const branches = ["子", "丑", "寅", "卯", "辰", "巳", "午", "未", "申", "酉", "戌", "亥"] as const;
export type Branch = (typeof branches)[number];

const elementsOfBranches: readonly Element[] = ["water", "earth", "wood", "wood", "earth", "fire", "fire", "earth", "metal", "metal", "earth", "water"];

export const toElement = (branch: Branch): Element => elementsOfBranches[branches.indexOf(branch)]!;

/** 六冲: the branch across the dial. */
export const isClash = (one: Branch, other: Branch): boolean => (branches.indexOf(one) + 6) % 12 === branches.indexOf(other);

/** 六合: 子丑 寅亥 卯戌 辰酉 巳申 午未, whose places add up to 1 or 13. */
export const isHarmony = (one: Branch, other: Branch): boolean => (branches.indexOf(one) + branches.indexOf(other)) % 12 === 1;
