import { type Stem, stems } from "../hexagrams/branches.ts";
import { type Element, elements } from "../hexagrams/elements.ts";

/** 甲乙 wood, 丙丁 fire, 戊己 earth, 庚辛 metal, 壬癸 water. */
export const toStemElement = (stem: Stem): Element => elements[stems.indexOf(stem) >> 1]!;

/** 甲丙戊庚壬 are yang. */
export const isYangStem = (stem: Stem): boolean => stems.indexOf(stem) % 2 === 0;
