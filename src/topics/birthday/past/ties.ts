import { isClash } from "../../kit/hexagrams/branches.ts";
import { toRelation } from "../../kit/hexagrams/elements.ts";
import type { Placed } from "../../kit/pillars/four-pillars.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";

/** 伏吟: the same pillar once more. */
export const isFuYin = (one: Placed, other: Placed): boolean => one.ganzhi === other.ganzhi;

/** 反吟, 天克地冲: the branches clash and one stem holds the other. 甲子 with 庚午 and with 戊午. */
export const isFanYin = (one: Placed, other: Placed): boolean => {
  if (!isClash(one.branch, other.branch)) return false;
  const relation = toRelation(toStemElement(one.stem), toStemElement(other.stem));
  return relation === "iHold" || relation === "holdsMe";
};
