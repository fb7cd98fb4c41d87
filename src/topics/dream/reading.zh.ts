import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { DreamCast } from "./cast-types.ts";
import type { DreamFacts } from "./fact-types.ts";
import { symbolsZh } from "./lexicon/words.zh.ts";
import { findPart, listParts, type Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { type DreamView, toDreamView } from "./telling/view.ts";
import { factWordsZh } from "./telling/zh/fact-words.ts";
import { toAnswerZh, toFollowUpsZh, toHeadlineZh, toLeadZh } from "./telling/zh/headline.ts";
import { moodNamesZh } from "./telling/zh/names.ts";
import { sayZh } from "./telling/zh/say.ts";

export const readingZh = toChartReader<DreamCast, DreamFacts, DreamView, RuleKey, Part>({
  locale: "zh",
  words: factWordsZh,
  rules,
  say: sayZh,
  labels: {
    image: "最重的一样",
    second: "旁边的",
    corner: "角落里",
    together: "放在一起",
    mood: "心情",
    act: "你的动作",
    people: "在场的人",
    again: "又来了",
    days: "落到白天",
    beneath: "再往下一层",
    ending: "收尾",
    night: "那一夜",
    classical: "老话",
    lead: "怎么看",
    dissent: "另一种读法",
    close: "用起来",
  },
  toView: (cast, _facts, question) => toDreamView(cast, question),
  listParts,
  findPart,
  toHeadline: toHeadlineZh,
  toLead: toLeadZh,
  toAnswer: toAnswerZh,
  toFollowUps: toFollowUpsZh,
  summarise: ({ symbols, moods }) => {
    const names = symbols.slice(0, 3).map(({ id }) => symbolsZh[id].name);
    return [...names, ...(moods[0] ? [moodNamesZh[moods[0].mood]] : [])].join("、") || "一个梦";
  },
});
