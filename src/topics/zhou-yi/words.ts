import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "一事一问，六掷成卦。",
    lead: "铜钱、蓍草、报三个数；自己摇好的也能解。",
    verb: "起卦",
    opening: "把要拿主意的事写成一句话，一次只问一件。我掷三枚铜钱六次，从下往上画出卦来；你也可以说“用蓍草”“报数 3 5 2”，或把自己摇的六个数告诉我。",
    starters: [
      "我该不该换工作？",
      "这笔合作能不能签？",
      "我和他还有没有可能？",
      "这件事什么时候有结果？",
      "留在这里，还是搬去别的城市？",
      "手上的事总推不动，卡在哪儿？",
    ],
  },
  en: {
    title: "One matter, six throws.",
    lead: "Coins, yarrow stalks or three numbers; lines you threw yourself will do too.",
    verb: "Cast",
    opening:
      "Put what you have to decide in one sentence, one matter at a time. I’ll throw three coins six times and draw the lines from the bottom up. You can also say “by yarrow”, “numbers 3, 5, 2”, or give me six throws of your own.",
    starters: [
      "Should I change jobs?",
      "Is it wise to sign this deal?",
      "Is there still a chance for the two of us?",
      "When will this be settled?",
      "Stay here, or move to another city?",
      "Why won’t this work get off the ground?",
    ],
  },
};
