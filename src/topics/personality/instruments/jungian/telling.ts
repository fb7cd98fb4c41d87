import { defineTelling } from "../../personality-test.ts";
import { toProfileReader } from "../../profile/profile-reader.ts";
import { frameEn } from "../../profile/telling/en/frame.ts";
import { frameZh } from "../../profile/telling/zh/frame.ts";
import { functions, items } from "./items.ts";
import { functionNames } from "./names.ts";
import type { JungianCast } from "./score.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, textsEn } from "./telling/en/texts.ts";
import { type JungianFacts, toJungianFacts } from "./telling/jungian-facts.ts";
import { jungianRules } from "./telling/jungian-rules.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, textsZh } from "./telling/zh/texts.ts";

const summarise = ({ stack: [first, auxiliary] }: JungianCast): string => `${first}–${auxiliary}`;

export const jungian = defineTelling<JungianCast, JungianFacts>({
  facts: toJungianFacts,
  readers: {
    zh: toProfileReader(frameZh, { items, texts: textsZh, ownWords: ownWordsZh, ownRules: jungianRules, ownSay: sayZh, summarise }),
    en: toProfileReader(frameEn, { items, texts: textsEn, ownWords: ownWordsEn, ownRules: jungianRules, ownSay: sayEn, summarise }),
  },
  names: { zh: functions.map((one) => functionNames.zh[one]), en: functions.map((one) => functionNames.en[one]) },
  // Every cast scores all eight.
  namesIn: (_, locale) => functions.map((one) => functionNames[locale][one]),
});
