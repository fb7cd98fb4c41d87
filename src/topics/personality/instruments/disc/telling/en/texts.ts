import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { byWord, toWords } from "../../groups.ts";
import { type Style, styles } from "../../items.ts";
import { toStyleLabel } from "../../names.ts";
import { wordsEn } from "../../words.en.ts";
import type { DiscOwnFacts } from "../disc-facts.ts";
import { againstEn, doingEn, watchingEn } from "./closing.ts";
import { costsEn, doesEn, doesTooEn, headsEn } from "./does.ts";
import { leastEn, mostEn } from "./loud.ts";
import { lowEn, secondEn } from "./second.ts";

export const quietEn = byWord(leastEn);
const by = (say: (style: Style) => string): Record<Style, string> => Object.fromEntries(styles.map((style) => [style, say(style)])) as Record<Style, string>;

export const textsEn: ProfileTexts<Style> = {
  test: "Working styles",
  names: by((style) => toStyleLabel(style, "en")),
  shorts: { D: "the D side", I: "the I side", S: "the S side", C: "the C side" },
  notes: {
    D: "D measures the drive to get in first, decide and press for a result.",
    I: "I measures how far you go to win people over and warm them up.",
    S: "S measures steadiness: staying, waiting, one thing after another.",
    C: "C measures checking, exactness and going by reason.",
  },
  statements: toWords(wordsEn),
  heads: headsEn,
  loud: byWord(mostEn),
  does: doesEn,
  doesToo: doesTooEn,
  costs: costsEn,
  second: secondEn,
  low: lowEn,
  against: againstEn,
  doing: doingEn,
  watching: watchingEn,
};

export const ownWordsEn: FactWording<DiscOwnFacts> = {
  graph: ({ style, most, least, difference }) => ({
    label: `${style}: three graphs`,
    value: `${most} − ${least} = ${difference}`,
    note: `In 24 groups you picked ${toStyleLabel(style as Style, "en")} ${most} times as most and ${least} times as least like you: ${difference}. The four compete for your picks, so one rises as another falls; compare within yourself only.`,
  }),
};
