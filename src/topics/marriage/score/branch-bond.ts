import { toGanzhi } from "../../kit/calendar/sexagenary.ts";
import { type Branch, branches } from "../../kit/hexagrams/branches.ts";
import { frames, selfPunished } from "../../kit/pillars/data/branch-ties.ts";
import { toPlaced } from "../../kit/pillars/four-pillars.ts";
import { listRelations } from "../../kit/pillars/relations.ts";

/** 六合 三合 六冲 六害 刑 破, 自刑, the same branch, nothing. */
export const branchTies = ["sixHarmony", "frame", "clash", "harm", "punishment", "break", "selfPunishment", "same", "none"] as const;
export type BranchTie = (typeof branchTies)[number];

const percents: Record<BranchTie, number> = {
  sixHarmony: 40,
  frame: 27,
  clash: -47,
  harm: -33,
  punishment: -30,
  break: -20,
  selfPunishment: -27,
  same: 5,
  none: 0,
};
const base = 60;
const least = 5;
/** Beside a 六合 another tie is softened to this (贪合忘冲). */
const besideHarmony = -13;

/** Some pillar with this branch: only branches are compared. */
const toPillarOf = (branch: Branch) => toGanzhi(branches.indexOf(branch));

/** The pair's ties, the one that decides first; `["none"]` where there is none. */
export const listBranchTies = (one: Branch, other: Branch): BranchTie[] => {
  if (one === other) return [selfPunished.includes(one) ? "selfPunishment" : "same"];
  const found = new Set<BranchTie>();
  const shared = frames.some((frame) => (frame as readonly unknown[]).includes(one) && (frame as readonly unknown[]).includes(other));
  if (shared) found.add("frame");
  for (const { kind } of listRelations([toPlaced("a", toPillarOf(one)), toPlaced("b", toPillarOf(other))]))
    if ((branchTies as readonly string[]).includes(kind)) found.add(kind as BranchTie);
  return found.size === 0 ? ["none"] : branchTies.filter((tie) => found.has(tie));
};

/**
 * How two branches get on, 5–100: 60, and 40 more for 六合, 27 for 三合 (any two of the three); 47 less for 六冲, 33 for 六害, 30 for 刑, 20 for 破;
 * the same branch 5 more, or 27 less where it punishes itself (辰午酉亥). Beside a 六合 each further tie takes only 13.
 * 寅亥, 六合 and 破: 60 + 40 − 13 = 87. 巳申, 六合, 刑 and 破: 60 + 40 − 13 − 13 = 74. 子午, 冲: 13. 丑未, 冲 and 刑 would be under 5: 5.
 */
export const toBranchPercent = (ties: readonly BranchTie[]): number => {
  const [first, ...rest] = ties as [BranchTie, ...BranchTie[]];
  const others = rest.reduce((sum, tie) => sum + (first === "sixHarmony" ? besideHarmony : percents[tie]), 0);
  return Math.max(least, Math.min(100, base + percents[first] + others));
};
