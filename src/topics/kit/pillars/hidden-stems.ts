import { type Branch, branches, type Stem } from "../hexagrams/branches.ts";

/** 本气 中气 余气 of each branch, 子 first. 《渊海子平》地支藏遁: 子宫癸水在其中，丑癸辛金己土同 … */
const hidden = ["癸", "己癸辛", "甲丙戊", "乙", "戊乙癸", "丙庚戊", "丁己", "己丁乙", "庚壬戊", "辛", "戊辛丁", "壬甲"].map((text) => [...text] as Stem[]);
const byBranch = new Map<Branch, readonly Stem[]>(branches.map((branch, place) => [branch, hidden[place]!]));

/** 藏干: main, middle, residual, as many as the branch has. 寅 → 甲 丙 戊. */
export const toHiddenStems = (branch: Branch): readonly Stem[] => byBranch.get(branch)!;

/** How a branch's one unit of weight is shared out; by how many stems it hides. */
const shares: readonly (readonly number[])[] = [[], [1], [0.7, 0.3], [0.6, 0.3, 0.1]];

/** Shares of the hidden stems in order, together 1: alone 1; two 0.7 0.3; three 0.6 0.3 0.1. */
export const toHiddenShares = (branch: Branch): readonly number[] => shares[toHiddenStems(branch).length]!;
