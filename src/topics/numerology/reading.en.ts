import { summarise, toAnswer, toFollowUps, toLead } from "./telling/en/answer.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toHeadline } from "./telling/en/headline.ts";
import { say } from "./telling/en/say.ts";
import { toNumerologyReader } from "./telling/reader.ts";

export const readingEn = toNumerologyReader({
  locale: "en",
  words: factWords,
  say,
  labels: {
    path: "The road",
    name: "The name",
    work: "Work",
    love: "Love",
    money: "Money",
    inner: "Inside",
    times: "Times",
    school: "Other rules",
    lead: "How it’s added",
    dissent: "The other side",
    close: "To use it",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
