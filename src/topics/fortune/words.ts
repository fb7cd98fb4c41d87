import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "心里一件事，手里一筒签。",
    lead: "三次圣筊才算数，不认的退回去重抽。",
    verb: "摇签",
    opening:
      "心里想一件事，一次只问一件。我替你摇签，再掷筊请示：三次圣筊才算数，神明不认的签退回去重抽，每一支都记着给你看。不说向谁求，就求观音；想求关帝、妈祖、黄大仙，说一声就行。",
    starters: ["今年换工作能成吗？", "求观音签，问姻缘", "这笔生意要不要合伙？", "我丢的戒指还找得回来吗？", "下个月搬家顺不顺？", "向妈祖求一支平安签"],
  },
  en: {
    title: "One matter in mind, one stick out of the cup.",
    lead: "Three yeses from the blocks confirm it; a refused stick goes back.",
    verb: "Shake",
    opening:
      "Hold one matter in mind, one only. I’ll shake a stick loose for you and ask with the blocks: three yeses confirm it, and a stick that’s refused goes back and another is drawn, each one on record. Unless you name somebody I ask Guanyin; Guan Di, Mazu and Wong Tai Sin have their own lots.",
    starters: [
      "Will a change of jobs come off this year?",
      "Draw me a lot from Guanyin about love",
      "Should I go into business with my friend?",
      "Will I find the ring I lost?",
      "Is next month good for moving house?",
      "A lot from Mazu for a safe trip",
    ],
  },
};
