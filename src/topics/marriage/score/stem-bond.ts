import type { Stem } from "../../kit/hexagrams/branches.ts";
import { toRelation } from "../../kit/hexagrams/elements.ts";
import { stemClashes, stemCombines } from "../../kit/pillars/data/branch-ties.ts";
import { isYangStem, toStemElement } from "../../kit/pillars/stem-nature.ts";

/** combine 五合; feeds: one generates the other; same: one element; holds: one holds the other; clash: 甲庚 乙辛 丙壬 丁癸. */
export type StemTie = "combine" | "feeds" | "same" | "holds" | "clash";

export interface StemBond {
  tie: StemTie;
  /** Who gives or holds; null where neither does. */
  from: "a" | "b" | null;
  isMixed: boolean;
  percent: number;
}

const isPair = (pairs: readonly (readonly [Stem, Stem, ...unknown[]])[], a: Stem, b: Stem): boolean =>
  pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));

/**
 * How two day stems get on, in percent. 五合 100; one generates the other 85, alike in polarity 75; one element 65, alike 55; one holds the other 60,
 * alike 40, and 25 where the two clash. 丙 and 辛 combine: 100. 甲 and 丙: wood feeds fire, both yang: 75. 甲 and 庚 clash: 25.
 */
export const toStemBond = (a: Stem, b: Stem): StemBond => {
  const isMixed = isYangStem(a) !== isYangStem(b);
  const relation = toRelation(toStemElement(a), toStemElement(b));
  const from = relation === "iFeed" || relation === "iHold" ? "a" : relation === "same" ? null : "b";
  if (isPair(stemCombines, a, b)) return { tie: "combine", from, isMixed, percent: 100 };
  if (isPair(stemClashes, a, b)) return { tie: "clash", from, isMixed, percent: 25 };
  if (relation === "same") return { tie: "same", from, isMixed, percent: isMixed ? 65 : 55 };
  if (relation === "iFeed" || relation === "feedsMe") return { tie: "feeds", from, isMixed, percent: isMixed ? 85 : 75 };
  return { tie: "holds", from, isMixed, percent: isMixed ? 60 : 40 };
};
