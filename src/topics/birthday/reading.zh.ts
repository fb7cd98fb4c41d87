import { toChartReader } from "../kit/telling/chart-reader.ts";
import { toReaderOf } from "./telling/reader.ts";
import { listEvidence } from "./telling/zh/evidence.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toFollowUps } from "./telling/zh/follow-ups.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { sayClose } from "./telling/zh/say-close.ts";
import { saySelf } from "./telling/zh/say-self.ts";
import { sayTime } from "./telling/zh/say-time.ts";
import { sayWorld } from "./telling/zh/say-world.ts";

export const readingZh = toChartReader(
  toReaderOf({
    locale: "zh",
    words: factWords,
    say: { ...saySelf, ...sayWorld, ...sayTime, ...sayClose },
    labels: {
      character: "性情",
      love: "感情",
      work: "做事",
      money: "钱",
      health: "起居",
      year: "年运",
      school: "排法",
      lead: "先说",
      dissent: "反过来看",
      close: "去做",
    },
    toHeadline,
    listEvidence,
    toFollowUps,
    summarise: ({ pillars }) => [pillars.year, pillars.month, pillars.day, ...(pillars.hour ? [pillars.hour] : [])].join(" "),
  }),
);
