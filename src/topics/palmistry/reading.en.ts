import { hand } from "./data/en/hand.ts";
import { love } from "./data/en/love.ts";
import { mind } from "./data/en/mind.ts";
import { money } from "./data/en/money.ts";
import { sides } from "./data/en/sides.ts";
import { vigour } from "./data/en/vigour.ts";
import { work } from "./data/en/work.ts";
import { summarise, toAnswer, toFollowUps, toHeadline, toLead } from "./telling/en/answer.ts";
import { clauses, signClause } from "./telling/en/clauses.ts";
import { factWords } from "./telling/en/fact-words.ts";
import { toPalmistryReader } from "./telling/reader.ts";
import { toSayings } from "./telling/sayings.ts";

export const readingEn = toPalmistryReader({
  locale: "en",
  words: factWords,
  say: toSayings({ ...hand, ...love, ...mind, ...work, ...money, ...vigour, ...sides }, { clauses, signClause }),
  labels: {
    lead: "First",
    dissent: "Against it",
    close: "Use",
    hand: "Shape",
    love: "Love",
    mind: "Mind",
    work: "Work",
    money: "Money",
    vigour: "Stamina",
    sides: "Which hand",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
