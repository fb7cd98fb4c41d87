import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "为什么事，挑哪一天？",
    lead: "说个大概的时候，不能用的我一天天划掉。",
    verb: "择日",
    opening:
      "说说为什么事挑日子、大概什么时候：“下个月搬家”“12月领证，要周末”。我一天一天翻历本，把不能用的划掉，剩下的排个先后。到场的人把生日也写上，我看冲不冲。只想看哪天好不好，写日期就行。",
    starters: [
      "下个月哪天搬家好？",
      "12月领证选哪天？",
      "明年春天办婚礼，挑个周末",
      "店铺什么时候开业合适？",
      "今天的黄历怎么样？",
      "十月里哪天动土装修？",
      "下周哪天签合同？",
    ],
  },
  en: {
    title: "What is the day for?",
    lead: "Say roughly when; I go through the almanac and strike out what won’t do.",
    verb: "Find it",
    opening:
      "Tell me what the day is for and roughly when: “moving next month”, “a registry wedding in December, on a weekend”. I go through the almanac day by day, strike out what won’t do and rank the rest. Add the birthdays of those it must suit and I’ll look for clashes. For one day alone, just give me the date.",
    starters: [
      "Which day next month is good for moving?",
      "Which day in December should we register our marriage?",
      "A weekend next spring for the wedding, please",
      "When should my shop open its doors?",
      "What kind of day is today?",
      "A good day in October to start the renovation?",
      "Which day next week should I sign?",
    ],
  },
};
