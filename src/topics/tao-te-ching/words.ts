import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "八十一章，翻到哪章是哪章。",
    lead: "不写也能翻；想指定，写“第八章”。",
    verb: "翻书",
    opening: "把心里那件事写成一句话，我替你翻开《道德经》，八十一章，翻到哪一章就读哪一章。想指定也行，说“第八章”就好。",
    starters: [
      "要不要接下这份新差事？",
      "我和他总说不到一处，怎么办？",
      "这笔钱该不该投？",
      "最近心里乱，翻一章吧",
      "什么时候才轮到我？",
      "第八章对我眼下的事怎么说？",
    ],
  },
  en: {
    title: "Eighty-one chapters; one falls open.",
    lead: "No question needed. To read one you know, write “chapter 8”.",
    verb: "Open it",
    opening:
      "Put what’s on your mind in one sentence and I’ll open the Tao Te Ching for you, at one of its eighty-one chapters. You can also name one: “chapter 8” will do.",
    starters: [
      "Should I take this new job?",
      "We keep talking past each other. What can I do?",
      "Is this a wise place for my money?",
      "I’m unsettled. Open a page for me",
      "When will my turn come?",
      "What does chapter 8 say to my situation?",
    ],
  },
};
