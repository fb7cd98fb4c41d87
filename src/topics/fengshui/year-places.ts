import { type Mountain, mountains } from "../kit/compass/mountain.ts";
import { type Direction, toDirectionOfMountain } from "../kit/compass/palace.ts";
import { type Branch, branches } from "../kit/hexagrams/branches.ts";

export interface YearPlaces {
  branch: Branch;
  /** 太岁: the mountain of the year's own branch, and the palace that is in. */
  taiSui: Mountain;
  taiSuiPalace: Direction;
  /** 三煞: the quarter across from where the year's triad grows strong. */
  sanSha: Direction;
}

/** 申子辰 south, 巳酉丑 east, 寅午戌 north, 亥卯未 west: by the branch's place in fours, 子 first. */
const sanShaOf: readonly Direction[] = ["S", "E", "N", "W"];

/** The places a year keeps to itself, by its branch. @param year one that begins with 立春; 2026 is 午: 太岁 at 午 in the south, 三煞 in the north */
export const toYearPlaces = (year: number): YearPlaces => {
  const index = (((year - 4) % 12) + 12) % 12;
  const branch = branches[index]!;
  const taiSui = mountains.find((mountain) => mountain === branch)!;
  return { branch, taiSui, taiSuiPalace: toDirectionOfMountain(taiSui), sanSha: sanShaOf[index % 4]! };
};
