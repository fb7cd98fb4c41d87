import { palaces } from "../compass/palace.ts";
import type { FlyingStarChart } from "./chart.ts";
import { toStar } from "./flight.ts";

/** Where the two stars of the period stand. */
export const mainPatterns = ["旺山旺向", "双星到向", "双星到坐", "上山下水"] as const;
export type MainPattern = (typeof mainPatterns)[number];

export const wholePatterns = ["山星合十", "向星合十", "父母三般卦", "连珠三般卦", "山星伏吟", "向星伏吟", "山星反吟", "向星反吟"] as const;
export type WholePattern = (typeof wholePatterns)[number];

/** Each chart is one of the four, for the period's star is always in the sitting or the facing palace. */
export const toMainPattern = ({ period, mountain, facingStars, sittingPalace, facingPalace }: FlyingStarChart): MainPattern => {
  if (mountain[sittingPalace] === period) return facingStars[facingPalace] === period ? "旺山旺向" : "双星到坐";
  return facingStars[facingPalace] === period ? "双星到向" : "上山下水";
};

/** 1 4 7, 2 5 8 or 3 6 9, in any order. */
const isParents = (stars: number[]): boolean => new Set(stars).size === 3 && new Set(stars.map((star) => star % 3)).size === 1;

/** Three in a row, 9 being followed by 1. */
const isPearls = (stars: number[]): boolean => stars.some((star) => stars.includes(toStar(star + 1)) && stars.includes(toStar(star + 2)));

/**
 * The patterns that hold in all nine palaces. 合十: the star and the base star make ten. 三般卦: the three stars of each palace.
 * 伏吟 is a 5 at the centre that flies forward, so that each star is at home; 反吟 one that flies back, each star being across from home.
 */
export const listWholePatterns = ({ mountain, facingStars, base, isMountainForward, isFacingForward }: FlyingStarChart): WholePattern[] => {
  const triples = palaces.map((palace) => [mountain[palace], facingStars[palace], base[palace]]);
  const holds: Record<WholePattern, boolean> = {
    山星合十: palaces.every((palace) => mountain[palace] + base[palace] === 10),
    向星合十: palaces.every((palace) => facingStars[palace] + base[palace] === 10),
    父母三般卦: triples.every(isParents),
    连珠三般卦: triples.every(isPearls),
    山星伏吟: mountain.C === 5 && isMountainForward,
    向星伏吟: facingStars.C === 5 && isFacingForward,
    山星反吟: mountain.C === 5 && !isMountainForward,
    向星反吟: facingStars.C === 5 && !isFacingForward,
  };
  return wholePatterns.filter((pattern) => holds[pattern]);
};
