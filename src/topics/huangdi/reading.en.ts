import { summarise, toAnswer, toFollowUps, toHeadline, toLead } from "./telling/en/answer.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { say } from "./telling/en/say.ts";
import { toHuangdiReader } from "./telling/reader.ts";

export const readingEn = toHuangdiReader({
  locale: "en",
  words: factWords,
  say,
  labels: {
    place: "Your place",
    bone: "Bone weight",
    work: "Work",
    love: "Love",
    money: "Money",
    inner: "Inside",
    family: "Where from",
    ages: "Life by stretches",
    school: "Other tables",
    lead: "How it’s read",
    dissent: "The other side",
    close: "To use it",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
