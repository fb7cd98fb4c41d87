import { type Branch, branches } from "../hexagrams/branches.ts";

/** 建除十二神 in order; the day of the month's own branch is 建. */
export const duties = ["建", "除", "满", "平", "定", "执", "破", "危", "成", "收", "开", "闭"] as const;
export type Duty = (typeof duties)[number];

/** 建除: counted from the month's branch to the day's, 建 for the same. 子 month, 丑 day → 除. */
export const toDuty = (month: Branch, day: Branch): Duty => duties[(branches.indexOf(day) - branches.indexOf(month) + 12) % 12]!;
