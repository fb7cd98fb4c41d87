import { toTermMonth } from "../calendar/term-month.ts";
import { type Direction, getHome, toLuoShu, toTrigramName } from "../compass/palace.ts";
import type { TrigramName } from "../hexagrams/trigrams.ts";

/** 命卦 by the Luo Shu's number, never 5. */
export type Kua = 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9;
export type KuaGroup = "east" | "west";
export type Sex = "male" | "female";

const toNine = (value: number): number => ((((value - 1) % 9) + 9) % 9) + 1;

/**
 * The kua of a year that begins with 立春. Men count back from 11, women on from 4, by nines; 5 lodges with 2 for men and 8 for women.
 * 1990: 11 − 1990 ≡ 1 for men, 4 + 1990 ≡ 5 → 8 for women. The rule for births from 2000 (from 9, plus 6) gives the same numbers.
 */
export const toKuaOfYear = (year: number, sex: Sex): Kua => {
  const number = sex === "male" ? toNine(11 - year) : toNine(year + 4);
  return (number === 5 ? (sex === "male" ? 2 : 8) : number) as Kua;
};

/** Both kua of a year as such, as `yarrow list kua YEAR` prints them. @param year one that begins with 立春 */
export const listKua = (year: number): Record<Sex, Kua> => ({ male: toKuaOfYear(year, "male"), female: toKuaOfYear(year, "female") });

/** The kua of a birth by its instant (seconds since 1970): before that year's 立春 it is the year before's. @throws RangeError outside 1850–2150 */
export const toKua = (instant: number, sex: Sex): Kua => toKuaOfYear(toTermMonth(instant).year, sex);

/** 东四命 1 3 4 9 and 西四命 2 6 7 8. */
export const toKuaGroup = (kua: Kua): KuaGroup => ([1, 3, 4, 9].includes(kua) ? "east" : "west");

/** The kua at home in a palace, by which a house is named after where it sits: N is 坎, 1. */
export const toKuaOfDirection = (direction: Direction): Kua => toLuoShu(direction) as Kua;

/** The palace a kua is at home in; 1 is 坎, north. */
const toKuaDirection = (kua: Kua): Direction => getHome(kua) as Direction;

export const toKuaTrigram = (kua: Kua): TrigramName => toTrigramName(toKuaDirection(kua));
