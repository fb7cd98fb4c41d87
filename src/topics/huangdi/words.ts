import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "生在哪一季，落在黄帝哪一处？",
    lead: "再把年月日时四根骨头称一称。",
    verb: "称骨",
    opening:
      "告诉我出生的年月日和时辰，阳历农历都行。我看你那一季那个时辰落在黄帝身上哪一处，再把年、月、日、时四根骨头称一称：几两几钱，哪一头沉，和你一样重的人有多少。轻重各有用处，没有不能用的骨头。",
    starters: ["我生在黄帝身上哪一处？", "我的骨头有几两重？", "我适合什么工作？", "哪一段年纪最顺？", "四根骨头里最轻的怎么补？", "今年感情怎么样？"],
  },
  en: {
    title: "Which season of the Yellow Emperor are you?",
    lead: "Your place on his body, and four bones on the scales.",
    verb: "Weigh",
    opening:
      "Tell me the date and hour of birth, by either calendar. I’ll find where your season and hour fall on the Yellow Emperor’s body, then weigh the four bones of year, month, day and hour: how much, which end is heavy, and how many people weigh the same. Light and heavy each have their use.",
    starters: [
      "Where on the Yellow Emperor was I born?",
      "How much do my bones weigh?",
      "What kind of work suits me?",
      "Which stretch of my life is the best?",
      "How do I make up for my lightest bone?",
      "How is love this year?",
    ],
  },
};
