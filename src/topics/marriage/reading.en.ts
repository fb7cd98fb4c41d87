import { toChartReader } from "../kit/telling/chart-reader.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { lexicon, toGanzhiName } from "./telling/en/lexicon.ts";
import { texts } from "./telling/en/texts.ts";
import { listEvidence } from "./telling/evidence.ts";
import { toFollowUps } from "./telling/follow-ups.ts";
import { toHeadline } from "./telling/headline.ts";
import { toReaderOf } from "./telling/reader.ts";
import { toCloseSayings, toSayings } from "./telling/say.ts";

const tongue = { texts, lexicon };

export const readingEn = toChartReader(
  toReaderOf({
    locale: "en",
    words: factWords,
    say: { ...toSayings(tongue), ...toCloseSayings(tongue) },
    labels: {
      bond: "The pull",
      daily: "Daily life",
      quarrel: "Quarrels",
      money: "Money",
      family: "Families",
      year: "Years",
      lead: "In short",
      dissent: "On the other hand",
      close: "To do",
    },
    toHeadline: toHeadline(tongue),
    listEvidence: listEvidence(tongue),
    toFollowUps: toFollowUps(tongue),
    summarise: ({ a, b, total }) => `${toGanzhiName(a.pillars.day)} with ${toGanzhiName(b.pillars.day)}, ${total.score}`,
  }),
);
