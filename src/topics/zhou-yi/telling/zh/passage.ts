import { kinZh } from "../../../kit/hexagrams/data/zh/kin.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Theme } from "../../../kit/question/question.ts";
import type { Outline } from "../outline.ts";
import { isKin } from "./person.ts";

/** What a hexagram says of a field of life; of family and friends it speaks otherwise than of a couple. */
export const toPassage = ({ about }: Outline, number: number, theme: Theme): string => {
  const passage = getChineseTelling(number)[theme];
  return theme === "love" && isKin(about) ? (kinZh[number] ?? passage) : passage;
};
