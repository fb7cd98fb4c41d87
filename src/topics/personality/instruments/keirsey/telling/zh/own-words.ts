import type { FactWording } from "../../../../../kit/fact.ts";
import type { Letter } from "../../../../../kit/sixteen-types/axes.ts";
import { itemsZh } from "../../../../../kit/sixteen-types/zh/items.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { letterNames } from "../../names.ts";
import type { TemperamentOwnFacts } from "../temperament-facts.ts";

export const ownWordsZh: FactWording<TemperamentOwnFacts> = {
  axis: ({ letter, percent, low, high, isTie }) => ({
    label: letterNames.zh[letter as Letter] ?? letter,
    value: `${toShown(percent)}%`,
    note: `这一对里你偏${letter}，占${toShown(percent)}%；误差余量是${toShown(low)}到${toShown(high)}${isTie ? "，跨过了一半，算打平" : ""}。`,
  }),
  letters: ({ byLetters, byShare }) => ({
    label: "按字母",
    value: byLetters,
    note: `先分 S 和 N，S 再看 J、P，N 再看 T、F，你是${byLetters}；按乘出来的份，最大的是${byShare}。${byLetters === byShare ? "两种算法一样。" : "两种算法不一样，说明有一对字母挨得很近。"}`,
  }),
  picked: ({ id, answer, letter }) => {
    const { text, options } = itemsZh[id]!;
    const said = options[answer - 1] ?? (answer === 1 ? "是" : "不是");
    return {
      label: letterNames.zh[letter as Letter] ?? letter,
      value: said.length > 12 ? `${said.slice(0, 11)}…` : said,
      note: `题目：${text}你选“${said}”，记给${letter}。`,
    };
  },
};
