import { kinEn } from "../../../kit/hexagrams/data/en/kin.ts";
import { getEnglishTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Theme } from "../../../kit/question/question.ts";
import type { Outline } from "../outline.ts";
import { isKin } from "./person.ts";

/** What a hexagram says of a field of life; of family and friends it speaks otherwise than of a couple. */
export const toPassage = ({ about }: Outline, number: number, theme: Theme): string => {
  const passage = getEnglishTelling(number)[theme];
  return theme === "love" && isKin(about) ? (kinEn[number] ?? passage) : passage;
};
