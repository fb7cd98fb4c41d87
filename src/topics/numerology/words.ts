import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "生日和名字，一个数一个数加给你看。",
    lead: "只有生日也行。",
    verb: "计算",
    opening:
      "告诉我出生的年月日，再给一个全名（拼音或英文字母）就更全。我把每个数怎么加出来写给你看：生命数、生日数、名字里的三个数、今年的流年、四段高峰和挑战，还有名字里缺哪个、哪个最多。没有名字，只看生日也行。",
    starters: [
      "我的生命数是几，怎么算的？",
      "我适合什么工作？",
      "今年是我的流年几，该做什么？",
      "感情上我要的到底是什么？",
      "我名字里缺哪个数？",
      "迦勒底算法会不一样吗？",
    ],
  },
  en: {
    title: "A date and a name, added up before your eyes.",
    lead: "The date alone will do.",
    verb: "Add up",
    opening:
      "Tell me your date of birth, and your full name if you like. I’ll show each sum as it’s added: life path, birthday, the three numbers of the name, this personal year, four pinnacles and challenges, and which number your name lacks or has most of. A date alone will do.",
    starters: [
      "What is my life path, and how is it added?",
      "What kind of work suits me?",
      "What’s my personal year and what is it for?",
      "What do I really want in love?",
      "Which number is missing from my name?",
      "Would the Chaldean system give something else?",
    ],
  },
};
