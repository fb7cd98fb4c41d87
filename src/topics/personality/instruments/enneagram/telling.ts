import { defineTelling } from "../../personality-test.ts";
import { toProfileReader } from "../../profile/profile-reader.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { items, types } from "./items.ts";
import { toTypeLabel, toWingLabel } from "./names.ts";
import type { EnneagramCast } from "./score.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, textsEn } from "./telling/en/texts.ts";
import { type EnneagramFacts, toEnneagramFacts } from "./telling/enneagram-facts.ts";
import { enneagramRules } from "./telling/enneagram-rules.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, textsZh } from "./telling/zh/texts.ts";

export const enneagram = defineTelling<EnneagramCast, EnneagramFacts>({
  facts: toEnneagramFacts,
  readers: {
    zh: toProfileReader(frameZh, {
      items,
      texts: textsZh,
      ownWords: ownWordsZh,
      ownRules: enneagramRules,
      ownSay: sayZh,
      summarise: ({ order, wing }: EnneagramCast) => toWingLabel(order[0]!, wing, "zh"),
    }),
    en: toProfileReader(frameEn, {
      items,
      texts: textsEn,
      ownWords: ownWordsEn,
      ownRules: enneagramRules,
      ownSay: sayEn,
      summarise: ({ order, wing }: EnneagramCast) => toWingLabel(order[0]!, wing, "en"),
    }),
  },
  names: { zh: types.map((type) => toTypeLabel(type, "zh")), en: types.map((type) => toTypeLabel(type, "en")) },
  // Every cast scores all nine.
  namesIn: (_, locale) => types.map((type) => toTypeLabel(type, locale)),
});
