import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "生在哪一刻，盘就排在哪一刻。",
    lead: "边选边排，也可以在下面一句话写完。",
    verb: "排盘",
    opening: "把出生的年月日、几点、在哪儿、男女告诉我，公历农历都行，比如“1990年5月1日下午1点45，上海，男”。不知道时辰就说不知道，先排三柱。再说说想问什么。",
    starters: [
      "我适合做什么样的工作？",
      "今年我该留意什么？",
      "我的用神是什么，日常怎么用？",
      "我在感情里是什么脾气？",
      "现在这步大运走到哪一段了？",
      "我跟钱的缘分怎么样？",
      "换工作，今年好还是明年好？",
    ],
  },
  en: {
    title: "Four pillars for your first minute.",
    lead: "They fill as you choose, or as you write below.",
    verb: "Cast",
    opening:
      "Tell me the date and hour of birth, where, and whether male or female, say “1 May 1990, 1:45 pm, Shanghai, male”. A Chinese lunar date will do as well. If nobody knows the hour, say so, and I’ll cast three pillars. Then tell me what you’d like to ask.",
    starters: [
      "What kind of work suits me?",
      "What should I watch for this year?",
      "Which elements help me, and how do I use them?",
      "What am I like in love?",
      "Where do I stand in my luck cycle?",
      "How am I with money?",
      "Change jobs this year, or next?",
    ],
  },
};
