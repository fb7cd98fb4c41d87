import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "七套题，挑一套来做。",
    lead: "一次一题，随时能停，回来接着做。",
    verb: "开始",
    opening:
      "挑一套来做：九型看你最放不下什么，荣格八功能看你怎么看事、怎么拿主意，气质四型看你一贯的做派；还有大五、行为四格、社交风格、五行性格。一次一题，随时能停，回来接着做。题目都是我们自己写的，和任何机构无关；做完给你一张图，再逐条讲哪几题说了什么。想做四个字母的那种，去“十六型”。说“开始”就走。",
    starters: [
      "开始测试：九型",
      "开始测试：荣格八功能",
      "九型里，我跟人吵架时是什么样？",
      "我做什么样的活最顺手？",
      "我累了会变成什么样？",
      "开始测试：气质四型",
    ],
  },
  en: {
    title: "Seven tests. Pick one.",
    lead: "One question at a time; stop when you like and come back.",
    verb: "Start",
    opening:
      "Pick one: the nine types show what you can’t let go of, the eight functions how you see and decide, the four temperaments how you go about things; or the Big Five, working styles, social styles, the five elements. One question at a time; stop whenever you like, your place is kept. The items are our own and we’re not affiliated with any publisher. You’ll get a picture, then which answers said what. For the four-letter kind, go to Sixteen types. Say “start” when you’re ready.",
    starters: [
      "Start the nine types",
      "Start the eight functions",
      "By the nine types, how do I quarrel?",
      "What kind of work comes easy to me?",
      "What happens to me when I’m tired?",
      "Start the four temperaments",
    ],
  },
};
