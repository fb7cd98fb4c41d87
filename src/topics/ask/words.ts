import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "压在心里的是哪件事？",
    lead: "写一句，我替你挑法子；也可以自己挑。",
    verb: "问",
    opening: "心里压着哪件事，照平常说话写下来就行。要拿主意的，我替你起一卦；想看清人和心情的，我替你翻一张牌。",
    starters: [
      "我该不该接下这份新工作？",
      "他到底在想什么？",
      "最近总提不起劲，是卡在哪儿了？",
      "这件事什么时候会有动静？",
      "留在这座城市，还是回老家？",
      "我现在最该看清的是什么？",
    ],
  },
  en: {
    title: "What’s on your mind?",
    lead: "Say it as you would to a friend and I’ll choose the way, or choose it here.",
    verb: "Ask",
    opening:
      "Write down what’s on your mind, the way you’d say it to a friend. If there’s something to decide, I’ll throw the coins; if it’s about a person or a mood, I’ll turn a card.",
    starters: [
      "Should I take the new job?",
      "What is he really thinking?",
      "Why can’t I get going these days?",
      "When will something move?",
      "Stay in this city, or move back home?",
      "What do I most need to see right now?",
    ],
  },
};
