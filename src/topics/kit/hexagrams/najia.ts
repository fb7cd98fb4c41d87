import type { Branch, Stem } from "./branches.ts";
import { type TrigramName, toTrigram } from "./trigrams.ts";

/** 京房纳甲: the stem and the three branches of each trigram, bottom up, as the lower and as the upper one. */
const table: Record<TrigramName, { lower: [Stem, string]; upper: [Stem, string] }> = {
  乾: { lower: ["甲", "子寅辰"], upper: ["壬", "午申戌"] },
  兑: { lower: ["丁", "巳卯丑"], upper: ["丁", "亥酉未"] },
  离: { lower: ["己", "卯丑亥"], upper: ["己", "酉未巳"] },
  震: { lower: ["庚", "子寅辰"], upper: ["庚", "午申戌"] },
  巽: { lower: ["辛", "丑亥酉"], upper: ["辛", "未巳卯"] },
  坎: { lower: ["戊", "寅辰午"], upper: ["戊", "申戌子"] },
  艮: { lower: ["丙", "辰午申"], upper: ["丙", "戌子寅"] },
  坤: { lower: ["乙", "未巳卯"], upper: ["癸", "丑亥酉"] },
};

/** Stem and branch of each of the six lines, bottom up. 井: 辛丑 辛亥 辛酉 戊申 戊戌 戊子. */
export const toNajia = (lines: string): { stem: Stem; branch: Branch }[] => {
  const [lowerStem, lowerBranches] = table[toTrigram(lines.slice(0, 3)).name].lower;
  const [upperStem, upperBranches] = table[toTrigram(lines.slice(3)).name].upper;
  return [
    ...[...lowerBranches].map((branch) => ({ stem: lowerStem, branch: branch as Branch })),
    ...[...upperBranches].map((branch) => ({ stem: upperStem, branch: branch as Branch })),
  ];
};
