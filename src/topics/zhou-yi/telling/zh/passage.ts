import type { Theme } from "../../../kit/hearing/question.ts";
import { kinZh } from "../../../kit/hexagrams/data/zh/kin.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Outline } from "../outline.ts";

/** What a hexagram says of a field of life; of family and friends it speaks otherwise than of a couple. */
export const toPassage = ({ isAmongKin }: Outline, number: number, theme: Theme): string => {
  const passage = getChineseTelling(number)[theme];
  return theme === "love" && isAmongKin ? (kinZh[number] ?? passage) : passage;
};
