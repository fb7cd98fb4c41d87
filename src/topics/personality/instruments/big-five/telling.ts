import { defineTelling } from "../../personality-test.ts";
import { toProfileReader } from "../../profile/profile-reader.ts";
import type { ProfileView } from "../../profile/profile-view.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { factors, items } from "./items.ts";
import { factorNames } from "./names.ts";
import type { BigFiveCast } from "./score.ts";
import { type BigFiveFacts, toBigFiveFacts } from "./telling/big-five-facts.ts";
import { bigFiveRules } from "./telling/big-five-rules.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, textsEn } from "./telling/en/texts.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, textsZh } from "./telling/zh/texts.ts";

export const bigFive = defineTelling<BigFiveCast, BigFiveFacts>({
  facts: toBigFiveFacts,
  readers: {
    zh: toProfileReader(frameZh, {
      items,
      texts: textsZh,
      ownWords: ownWordsZh,
      ownRules: bigFiveRules,
      ownSay: { ...sayZh, fourth: (view, of) => frameZh.loud(view as unknown as ProfileView, textsZh, of) },
      summarise: ({ order, scales }: BigFiveCast) => order.map((one) => `${factorNames.zh[one]}${Math.round(scales[one].percent)}`).join(" "),
    }),
    en: toProfileReader(frameEn, {
      items,
      texts: textsEn,
      ownWords: ownWordsEn,
      ownRules: bigFiveRules,
      ownSay: { ...sayEn, fourth: (view, of) => frameEn.loud(view as unknown as ProfileView, textsEn, of) },
      summarise: ({ order, scales }: BigFiveCast) => order.map((one) => `${factorNames.en[one]} ${Math.round(scales[one].percent)}`).join(", "),
    }),
  },
  names: { zh: factors.map((one) => factorNames.zh[one]), en: factors.map((one) => factorNames.en[one]) },
  // Every cast scores all five.
  namesIn: (_, locale) => factors.map((one) => factorNames[locale][one]),
});
