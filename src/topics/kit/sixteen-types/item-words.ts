import type { ItemWords } from "../questionnaire/questionnaire.ts";
import { type Axis, lettersOf } from "./axes.ts";
import type { AxisWords } from "./axis-words.ts";
import { listItems, type SixteenItem } from "./items.ts";

const toWords = (words: AxisWords, { type, number, axis, keys }: SixteenItem): ItemWords => {
  const isFirst = keys[0] === lettersOf[axis][0];
  if (type === "truefalse") return { text: words[isFirst ? "trueFirst" : "trueSecond"][Math.ceil(number / 2) - 1]!, options: [] };
  const [text, first, second] = words[type][number - 1]!;
  return { text, options: isFirst ? [first, second] : [second, first] };
};

/** All two hundred items' words by id, the options in the order of the items' keys. */
export const toItemWords = (words: Record<Axis, AxisWords>): Record<string, ItemWords> =>
  Object.fromEntries(listItems("full").map((item) => [item.id, toWords(words[item.axis], item)]));
