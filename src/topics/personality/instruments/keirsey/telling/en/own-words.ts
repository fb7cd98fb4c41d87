import type { FactWording } from "../../../../../kit/fact.ts";
import type { Letter } from "../../../../../kit/sixteen-types/axes.ts";
import { itemsEn } from "../../../../../kit/sixteen-types/en/items.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { letterNames } from "../../names.ts";
import type { TemperamentOwnFacts } from "../temperament-facts.ts";

export const ownWordsEn: FactWording<TemperamentOwnFacts> = {
  axis: ({ letter, percent, low, high, isTie }) => ({
    label: `${letter}: ${letterNames.en[letter as Letter] ?? ""}`,
    value: `${toShown(percent)}%`,
    note: `Of this pair you lean to ${letter}, with ${toShown(percent)} percent; the margin runs from ${toShown(low)} to ${toShown(high)}${isTie ? ", across the middle, so it’s a tie" : ""}.`,
  }),
  letters: ({ byLetters, byShare }) => ({
    label: "By letters",
    value: byLetters,
    note: `First S or N, then J or P for S and T or F for N: that makes you ${byLetters}. Multiplied into shares, the largest is ${byShare}. ${byLetters === byShare ? "Both ways agree." : "The two ways differ, which means one pair of letters is very close."}`,
  }),
  picked: ({ id, answer, letter }) => {
    const { text, options } = itemsEn[id]!;
    const said = options[answer - 1] ?? (answer === 1 ? "True" : "False");
    return {
      label: `${letter}: ${letterNames.en[letter as Letter] ?? ""}`,
      value: said.length > 24 ? `${said.slice(0, 23)}…` : said,
      note: `“${text}” You chose “${said}”, which counts for ${letter}.`,
    };
  },
};
