import { toNumerologyReader } from "./telling/reader.ts";
import { summarise, toAnswer, toFollowUps, toLead } from "./telling/zh/answer.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { say } from "./telling/zh/say.ts";

export const readingZh = toNumerologyReader({
  locale: "zh",
  words: factWords,
  say,
  labels: {
    path: "走的路",
    name: "名字",
    work: "工作",
    love: "感情",
    money: "钱",
    inner: "心里",
    times: "年月",
    school: "别的算法",
    lead: "怎么算的",
    dissent: "另一面",
    close: "用起来",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
