import { type CycleName, cycleNames, type God, godCycles } from "../data/gods.ts";
import { type Place, toPlace } from "./dial.ts";

/** 长生 of each class: 水土申, 木亥, 金巳, 火寅. */
const birthPlaces: Readonly<Record<number, Place>> = { 2: 8, 3: 11, 4: 5, 5: 8, 6: 2 };
/** 将星 by the year's branch: 申子辰 at 子, 巳酉丑 at 酉, 寅午戌 at 午, 亥卯未 at 卯. */
const generalPlaces: readonly Place[] = [0, 9, 6, 3];

/** Where each round of twelve begins. */
export const toGodStarts = (of: { classNumber: number; stipend: Place; yearBranch: Place }): Record<CycleName, Place> => ({
  lifeStage: birthPlaces[of.classNumber]!,
  doctor: of.stipend,
  general: generalPlaces[of.yearBranch % 4]!,
  year: of.yearBranch,
});

/**
 * The four gods at a place. 长生十二神 and 博士十二神 go with the limits (阳男阴女 forward, else back); 将前 and 岁前 always forward.
 */
export const listGodsAt = (place: Place, starts: Record<CycleName, Place>, isForward: boolean): Record<CycleName, God> => {
  const gods = {} as Record<CycleName, God>;
  for (const cycle of cycleNames) {
    const turns = cycle === "general" || cycle === "year" || isForward ? 1 : -1;
    gods[cycle] = godCycles[cycle][toPlace(turns * (place - starts[cycle]))]!;
  }
  return gods;
};
