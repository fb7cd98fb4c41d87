import { type Branch, isClash, toElement } from "./branches.ts";
import { type Relation, toRelation } from "./elements.ts";

export type Strength = "strong" | "middling" | "weak";

/** What the month or the day does for a line: 旺 same, 相 fed by it; 休 feeding it, 囚 holding it, 死 held by it. */
const points: Record<Relation, number> = { same: 2, feedsMe: 2, iFeed: -1, iHold: -1, holdsMe: -2 };

const toPoints = (own: Branch, witness: Branch): number => points[toRelation(toElement(own), toElement(witness))] - (isClash(own, witness) ? 1 : 0);

/** A line's strength by the month and the day of the cast; a clash takes one more away. 酉 on a 戊戌 day in 亥 month: −1 + 2, middling. */
export const toStrength = (branch: Branch, monthBranch: Branch, dayBranch: Branch): Strength => {
  const sum = toPoints(branch, monthBranch) + toPoints(branch, dayBranch);
  if (sum >= 2) return "strong";
  return sum <= -2 ? "weak" : "middling";
};
