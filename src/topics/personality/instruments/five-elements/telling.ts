import { defineTelling } from "../../personality-test.ts";
import { toProfileReader } from "../../profile/profile-reader.ts";
import { toQuietRules, toQuietSayings } from "../../profile/quiet-rules.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { elements, items } from "./items.ts";
import { elementNames } from "./names.ts";
import type { FiveElementsCast } from "./score.ts";
import { quietEn } from "./telling/en/quiet.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, textsEn } from "./telling/en/texts.ts";
import { type FiveElementsFacts, toFiveElementsFacts } from "./telling/five-elements-facts.ts";
import { type FiveElementsView, fiveElementsRules } from "./telling/five-elements-rules.ts";
import { quietZh } from "./telling/zh/quiet.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, textsZh } from "./telling/zh/texts.ts";

const ownRules = [...fiveElementsRules, ...toQuietRules<FiveElementsView>()];

export const fiveElements = defineTelling<FiveElementsCast, FiveElementsFacts>({
  facts: toFiveElementsFacts,
  readers: {
    zh: toProfileReader(frameZh, {
      items,
      texts: textsZh,
      ownWords: ownWordsZh,
      ownRules,
      ownSay: { ...sayZh, ...toQuietSayings<FiveElementsView>(frameZh, textsZh, quietZh) },
      summarise: ({ order, scales }: FiveElementsCast) => order.map((one) => `${elementNames.zh[one]}${Math.round(scales[one].percent)}`).join(" "),
    }),
    en: toProfileReader(frameEn, {
      items,
      texts: textsEn,
      ownWords: ownWordsEn,
      ownRules,
      ownSay: { ...sayEn, ...toQuietSayings<FiveElementsView>(frameEn, textsEn, quietEn) },
      summarise: ({ order, scales }: FiveElementsCast) => order.map((one) => `${elementNames.en[one]} ${Math.round(scales[one].percent)}`).join(", "),
    }),
  },
  names: { zh: elements.map((one) => elementNames.zh[one]), en: elements.map((one) => elementNames.en[one]) },
  // Every cast scores all five.
  namesIn: (_, locale) => elements.map((one) => elementNames[locale][one]),
});
