import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "你出生那一刻的天。",
    lead: "边选边排，也可以在下面一句话写完。",
    verb: "排盘",
    opening:
      "告诉我出生的年月日、几点、在哪里，我照天上真实的位置排一张本命盘：太阳、月亮、上升，十颗星落在哪一宫、谁跟谁近。不知道时辰也能看，只是不讲上升和宫位。想看两个人，把两个生日一起给我。",
    starters: [
      "我这张盘最少见的是什么？",
      "我的感情是什么样？",
      "我适合做什么工作？",
      "这一年有哪几个日子要记？",
      "月亮说我要什么才安心？",
      "我们两个合不合？",
    ],
  },
  en: {
    title: "The sky at the minute you were born.",
    lead: "It fills as you choose, or as you write below.",
    verb: "Cast",
    opening:
      "Tell me the date, hour and place of birth, and I’ll set the chart from where the planets really stood: Sun, Moon, rising sign, ten bodies in their houses and how close they come to one another. Without the hour it still works, minus the rising sign and houses. For two people, give me both birthdays.",
    starters: [
      "What is rarest in my chart?",
      "How do I love, by my chart?",
      "What kind of work suits me?",
      "Which dates should I know in the year ahead?",
      "What does my Moon need?",
      "Are we a good match?",
    ],
  },
};
