import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "十六型，从第一题开始。",
    lead: "二十八题约四分钟；随时能停，进度留着。",
    verb: "开始",
    opening:
      "四组取向，各两端，合成十六型。有三种长短：简版 28 题约 4 分钟，标准版 93 题约 13 分钟，完整版 200 题约 28 分钟；题越多，误差越小。说“开始测试”或点一个长短，随时可停，进度会留着。题目都是自编的，与任何测评机构无关。",
    starters: ["开始测试", "做简版 28 题", "做标准版 93 题", "做完整版 200 题", "开始测试，我想看什么工作适合我", "开始测试，想知道吵架时我是什么样"],
  },
  en: {
    title: "Sixteen types, from the first question on.",
    lead: "28 questions take some four minutes. Stop when you like; your place is kept.",
    verb: "Start",
    opening:
      "Four pairs of leanings make sixteen types (Jungian). There are three lengths: short, 28 questions, about 4 minutes; standard, 93, about 13; full, 200, about 28. More questions, smaller error. Say “start” or pick a length; stop whenever you like, your place is kept. The questions are our own and not affiliated with any publisher of type instruments.",
    starters: [
      "Start the test",
      "Take the short one, 28 questions",
      "Take the standard one, 93 questions",
      "Take the full one, 200 questions",
      "Start: I want to see what work suits me",
      "Start: what am I like in a quarrel?",
    ],
  },
};
