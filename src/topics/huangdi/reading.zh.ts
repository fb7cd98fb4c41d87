import { toHuangdiReader } from "./telling/reader.ts";
import { summarise, toAnswer, toFollowUps, toHeadline, toLead } from "./telling/zh/answer.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { say } from "./telling/zh/say.ts";

export const readingZh = toHuangdiReader({
  locale: "zh",
  words: factWords,
  say,
  labels: {
    place: "你的位置",
    bone: "骨重",
    work: "事业",
    love: "感情",
    money: "钱",
    inner: "心里",
    family: "来处",
    ages: "一段一段",
    school: "别处的算法",
    lead: "怎么看",
    dissent: "另一面",
    close: "用起来",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
