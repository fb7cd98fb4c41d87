import { toChartReader } from "../kit/telling/chart-reader.ts";
import { listEvidence } from "./telling/evidence.ts";
import { toFollowUps } from "./telling/follow-ups.ts";
import { toHeadline } from "./telling/headline.ts";
import { toReaderOf } from "./telling/reader.ts";
import { toCloseSayings, toSayings } from "./telling/say.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { lexicon } from "./telling/zh/lexicon.ts";
import { texts } from "./telling/zh/texts.ts";

const tongue = { texts, lexicon };

export const readingZh = toChartReader(
  toReaderOf({
    locale: "zh",
    words: factWords,
    say: { ...toSayings(tongue), ...toCloseSayings(tongue) },
    labels: { bond: "牵引", daily: "日常", quarrel: "争吵", money: "钱", family: "两家", year: "年份", lead: "先说", dissent: "反过来看", close: "去做" },
    toHeadline: toHeadline(tongue),
    listEvidence: listEvidence(tongue),
    toFollowUps: toFollowUps(tongue),
    summarise: ({ a, b, total }) => `${a.pillars.day}与${b.pillars.day} · ${total.score}分`,
  }),
);
