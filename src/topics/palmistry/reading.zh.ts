import { hand } from "./data/zh/hand.ts";
import { love } from "./data/zh/love.ts";
import { mind } from "./data/zh/mind.ts";
import { money } from "./data/zh/money.ts";
import { sides } from "./data/zh/sides.ts";
import { vigour } from "./data/zh/vigour.ts";
import { work } from "./data/zh/work.ts";
import { toPalmistryReader } from "./telling/reader.ts";
import { toSayings } from "./telling/sayings.ts";
import { summarise, toAnswer, toFollowUps, toHeadline, toLead } from "./telling/zh/answer.ts";
import { clauses, signClause } from "./telling/zh/clauses.ts";
import { factWords } from "./telling/zh/fact-words.ts";

export const readingZh = toPalmistryReader({
  locale: "zh",
  words: factWords,
  say: toSayings({ ...hand, ...love, ...mind, ...work, ...money, ...vigour, ...sides }, { clauses, signClause }),
  labels: {
    lead: "先说",
    dissent: "另一面",
    close: "用处",
    hand: "手型",
    love: "感情",
    mind: "心思",
    work: "事业",
    money: "钱财",
    vigour: "精力",
    sides: "左右手",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
