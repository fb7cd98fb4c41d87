import { toBusinessReader } from "./telling/reader.ts";
import { listFollowUps, sayBehind, sayHeadline, sayLead } from "./telling/zh/answers.ts";
import { factWordsZh } from "./telling/zh/fact-words.ts";
import { sayName } from "./telling/zh/say-name.ts";
import { sayTrade } from "./telling/zh/say-trade.ts";

export const readingZh = toBusinessReader({
  locale: "zh",
  words: factWordsZh,
  say: { ...sayName, ...sayTrade },
  labels: {
    proposals: "备选",
    opening: "开业",
    owner: "合人",
    trade: "合行",
    sound: "读音",
    numbers: "数理",
    sign: "招牌",
    lead: "先说",
    dissent: "异议",
    close: "做与看",
  },
  sayHeadline,
  sayLead,
  sayBehind,
  listFollowUps,
  summarise: ({ name, score, isSuggested, suggestions, industry }) =>
    isSuggested
      ? `${industry?.name.zh ?? "字号"}起名：${suggestions
          .slice(0, 3)
          .map(({ chinese }) => chinese.core)
          .join("、")}`
      : `${name} · ${score} 分`,
});
