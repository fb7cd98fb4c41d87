import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "想着那件事，点一张牌。",
    lead: "写下来再点也行；不写，牌先开口。",
    verb: "抽牌",
    opening: "心里想着一件事，写下来，我洗牌。不说牌阵就抽三张：走到这里，卡在哪里，往哪里去。想用凯尔特十字、关系牌阵，或者手边自己抽了牌，直接告诉我就行。",
    starters: [
      "该不该换工作？",
      "他对我到底是什么意思？",
      "最近钱总是留不住，问题在哪？",
      "留在这座城市还是回老家？",
      "用一张牌看看今天",
      "用凯尔特十字看看接下来的半年",
    ],
  },
  en: {
    title: "Hold the matter in mind and touch a card.",
    lead: "Write it down first, or let the cards begin.",
    verb: "Draw",
    opening:
      "Hold one matter in mind, write it down, and I’ll shuffle. Unless you say otherwise I lay three cards: how you got here, where it sticks, where it leads. Ask for a Celtic cross, a relationship spread or a single card, or tell me what you’ve drawn at your own table.",
    starters: [
      "Should I change jobs?",
      "How does he really feel about me?",
      "Why does my money never last the month?",
      "Should I stay in this city or move home?",
      "One card for today",
      "A Celtic cross for the next six months",
    ],
  },
};
