import type { LunarDate } from "../kit/calendar/lunar-date.ts";
import { toGanzhi, toSixtyPlace, toYearPlace } from "../kit/calendar/sexagenary.ts";
import { type Branch, branches } from "../kit/hexagrams/branches.ts";
import { type BoneWeight, bones } from "./cast-types.ts";
import { dayWeights, hourWeights, monthWeights, yearWeights } from "./data/bone-weights.ts";

/** All the weights of each bone, one for each year of the sixty, month, day and hour. */
export const weightTables = {
  year: yearWeights,
  month: monthWeights,
  day: dayWeights,
  hour: branches.map((branch) => hourWeights[branch]),
} as const;

/**
 * 称骨 (袁天罡): the weights of the lunar year, month, day and hour, and their sum, in 钱. A leap month weighs what the month of its number weighs.
 * 庚午年四月初七午时: 9 + 9 + 8 + 10 = 36, 三两六钱.
 */
export const toBoneWeight = ({ year: lunarYear, month: lunarMonth, day: lunarDay }: LunarDate, hourBranch: Branch): BoneWeight => {
  const year = yearWeights[toSixtyPlace(toGanzhi(toYearPlace(lunarYear)))]!;
  const month = monthWeights[lunarMonth - 1]!;
  const day = dayWeights[lunarDay - 1]!;
  const hour = hourWeights[hourBranch];
  return { year, month, day, hour, total: year + month + day + hour };
};

const countTotals = (): ReadonlyMap<number, number> =>
  bones.reduce(
    (sums, bone) => {
      const next = new Map<number, number>();
      for (const [sum, count] of sums) for (const weight of weightTables[bone]) next.set(sum + weight, (next.get(sum + weight) ?? 0) + count);
      return next;
    },
    new Map([[0, 1]]),
  );

let counted: ReadonlyMap<number, number> | undefined;

export interface WeightShare {
  /** Of 259,200 years, months, days and hours (60 × 12 × 30 × 12), how many weigh the same. */
  same: number;
  lighter: number;
  all: number;
}

/** How common a total is, all combinations counted alike. 36 钱 is that of 10,678 of 259,200. */
export const toWeightShare = (total: number): WeightShare => {
  counted ??= countTotals();
  let [lighter, all] = [0, 0];
  for (const [sum, count] of counted) {
    all += count;
    if (sum < total) lighter += count;
  }
  return { same: counted.get(total) ?? 0, lighter, all };
};
