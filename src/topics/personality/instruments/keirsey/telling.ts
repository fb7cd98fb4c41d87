import { defineTelling } from "../../personality-test.ts";
import { toProfileReader } from "../../profile/profile-reader.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { groups } from "./items.ts";
import { groupNames } from "./names.ts";
import type { TemperamentCast } from "./score.ts";
import { ownWordsEn } from "./telling/en/own-words.ts";
import { sayEn, summariseEn } from "./telling/en/say.ts";
import { textsEn } from "./telling/en/texts.ts";
import { type TemperamentFacts, toTemperamentFacts } from "./telling/temperament-facts.ts";
import { temperamentRules } from "./telling/temperament-rules.ts";
import { ownWordsZh } from "./telling/zh/own-words.ts";
import { sayZh, summariseZh } from "./telling/zh/say.ts";
import { textsZh } from "./telling/zh/texts.ts";

/** No statements of 1 … 5 here: what was picked is told by rules of its own. */
const items = [] as const;

export const keirsey = defineTelling<TemperamentCast, TemperamentFacts>({
  facts: toTemperamentFacts,
  readers: {
    zh: toProfileReader(frameZh, { items, texts: textsZh, ownWords: ownWordsZh, ownRules: temperamentRules, ownSay: sayZh, summarise: summariseZh }),
    en: toProfileReader(frameEn, { items, texts: textsEn, ownWords: ownWordsEn, ownRules: temperamentRules, ownSay: sayEn, summarise: summariseEn }),
  },
  names: { zh: groups.map((group) => groupNames.zh[group]), en: groups.map((group) => groupNames.en[group]) },
  // Every cast shares out all four.
  namesIn: (_, locale) => groups.map((group) => groupNames[locale][group]),
});
