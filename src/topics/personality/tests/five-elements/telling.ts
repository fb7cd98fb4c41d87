import { defineTelling } from "../../personality-test.ts";
import { toProfileReader } from "../../profile/profile-reader.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { elements, items } from "./items.ts";
import { elementNames } from "./names.ts";
import type { FiveElementsCast } from "./score.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, textsEn } from "./telling/en/texts.ts";
import { type FiveElementsFacts, toFiveElementsFacts } from "./telling/five-elements-facts.ts";
import { fiveElementsRules } from "./telling/five-elements-rules.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, textsZh } from "./telling/zh/texts.ts";

export const fiveElements = defineTelling<FiveElementsCast, FiveElementsFacts>({
  facts: toFiveElementsFacts,
  readers: {
    zh: toProfileReader(frameZh, {
      items,
      texts: textsZh,
      ownWords: ownWordsZh,
      ownRules: fiveElementsRules,
      ownSay: sayZh,
      summarise: ({ order, scales }: FiveElementsCast) => order.map((one) => `${elementNames.zh[one]}${Math.round(scales[one].percent)}`).join(" "),
    }),
    en: toProfileReader(frameEn, {
      items,
      texts: textsEn,
      ownWords: ownWordsEn,
      ownRules: fiveElementsRules,
      ownSay: sayEn,
      summarise: ({ order, scales }: FiveElementsCast) => order.map((one) => `${elementNames.en[one]} ${Math.round(scales[one].percent)}`).join(", "),
    }),
  },
  names: { zh: elements.map((one) => elementNames.zh[one]), en: elements.map((one) => elementNames.en[one]) },
  // Every cast scores all five.
  namesIn: (_, locale) => elements.map((one) => elementNames[locale][one]),
});
