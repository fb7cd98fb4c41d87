import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "十二宫，从你落地的时辰排起。",
    lead: "公历农历都行，时辰要紧，男女要说。",
    verb: "排盘",
    opening:
      "告诉我出生的年月日、几点、在哪里、男还是女，阳历农历都行。我照公开的安星规则排出十二宫，点哪颗星都能看见它怎么来的。时辰不知道排不了紫微盘，可以先看八字。",
    starters: [
      "我适合做什么样的事业？",
      "我的夫妻宫说了什么？",
      "眼下这十年的大限怎么走？",
      "今年的流年落在哪一宫？",
      "我的钱主要从哪里来？",
      "我的命盘里最少见的是什么？",
    ],
  },
  en: {
    title: "Twelve palaces from your hour of birth.",
    lead: "Either calendar will do. Hour and sex set the order.",
    verb: "Cast",
    opening:
      "Tell me the date, hour and place of birth, and whether man or woman; solar or Chinese calendar, as you like. I set the twelve palaces by published rules, and any star you tap says how it got there. Without the hour there’s no plate; the four pillars can do with less.",
    starters: [
      "What kind of work suits me?",
      "What does my Spouse palace say?",
      "How does the decade I’m in run?",
      "Which palace does this year fall on?",
      "Where does my money come from?",
      "What is rarest in my plate?",
    ],
  },
};
