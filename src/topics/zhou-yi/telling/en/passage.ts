import type { Theme } from "../../../kit/hearing/question.ts";
import { kinEn } from "../../../kit/hexagrams/data/en/kin.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Outline } from "../outline.ts";

/** What a hexagram says of a field of life; of family and friends it speaks otherwise than of a couple. */
export const toPassage = ({ isAmongKin }: Outline, number: number, theme: Theme): string => {
  const passage = getEnglishTelling(number)[theme];
  return theme === "love" && isAmongKin ? (kinEn[number] ?? passage) : passage;
};
