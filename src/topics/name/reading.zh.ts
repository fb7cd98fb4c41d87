import { toNameReader } from "./telling/reader.ts";
import { listFollowUps, sayBehind, sayLead } from "./telling/zh/answers.ts";
import { factWordsZh } from "./telling/zh/fact-words.ts";
import { sayHeadline } from "./telling/zh/headline.ts";
import { withPronoun } from "./telling/zh/pronoun.ts";
import { sayChart, sayMeaning, sayNumbers, sayOverall, saySound, sayTriad, sayWriting } from "./telling/zh/say-chinese.ts";
import { sayClosing, sayDissent, sayProposals } from "./telling/zh/say-closing.ts";
import { sayEnglish } from "./telling/zh/say-english.ts";

export const readingZh = toNameReader({
  locale: "zh",
  words: factWordsZh,
  say: withPronoun({
    ...sayProposals,
    ...sayOverall,
    ...sayMeaning,
    ...saySound,
    ...sayNumbers,
    ...sayTriad,
    ...sayChart,
    ...sayWriting,
    ...sayEnglish,
    ...sayDissent,
    ...sayClosing,
  }),
  labels: {
    proposals: "备选",
    overall: "总看",
    meaning: "字义",
    sound: "读音",
    numbers: "数理",
    triad: "三才",
    chart: "命局",
    writing: "写法",
    lead: "先说",
    dissent: "异议",
    close: "用法",
  },
  sayHeadline,
  sayLead,
  sayBehind,
  listFollowUps,
  summarise: (cast) => {
    if (cast.kind === "english") return `${cast.name} · ${cast.score} 分`;
    return cast.isSuggested
      ? `姓${cast.surname}起名：${cast.suggestions
          .slice(0, 3)
          .map(({ given }) => given)
          .join("、")}`
      : `${cast.surname}${cast.given} · ${cast.score} 分`;
  },
});
