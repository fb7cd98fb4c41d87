import type { CivilDate } from "../time/civil.ts";
import { toLunarDate } from "./lunar-date.ts";
import { lastYear } from "./range.ts";

/**
 * 虚岁 on a day: the lunar year of birth counts as one, and each lunar new year adds one. Born 1990-01-20, in 腊月 of lunar 1989: 2 from 1990-01-27, 3 in 1991.
 * Past 2150, where our calendar ends, the civil year stands for the lunar one.
 * @param birthLunarYear the civil year in which the lunar year of birth began
 */
export const toNominalAge = (birthLunarYear: number, date: CivilDate): number =>
  (date.year > lastYear ? date.year : toLunarDate(date).year) - birthLunarYear + 1;
