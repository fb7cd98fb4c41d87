import { toChartReader } from "../kit/telling/chart-reader.ts";
import { listEvidence } from "./telling/en/evidence.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toFollowUps } from "./telling/en/follow-ups.ts";
import { toHeadline } from "./telling/en/headline.ts";
import { toGanzhiName } from "./telling/en/names.ts";
import { sayClose } from "./telling/en/say-close.ts";
import { saySelf } from "./telling/en/say-self.ts";
import { sayTime } from "./telling/en/say-time.ts";
import { sayWorld } from "./telling/en/say-world.ts";
import { toReaderOf } from "./telling/reader.ts";

export const readingEn = toChartReader(
  toReaderOf({
    locale: "en",
    words: factWords,
    say: { ...saySelf, ...sayWorld, ...sayTime, ...sayClose },
    labels: {
      character: "Nature",
      love: "Love",
      work: "Work",
      money: "Money",
      health: "Habits",
      year: "The years",
      school: "Other schools",
      lead: "To begin",
      dissent: "On the other hand",
      close: "What to do",
    },
    toHeadline,
    listEvidence,
    toFollowUps,
    summarise: ({ pillars }) => [pillars.year, pillars.month, pillars.day, ...(pillars.hour ? [pillars.hour] : [])].map(toGanzhiName).join(" · "),
  }),
);
