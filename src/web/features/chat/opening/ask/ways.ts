import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { TopicId } from "../../../../../topics/topic-ids.ts";

interface Way {
  topic: TopicId;
  /** When it is the right one. */
  when: string;
}

/** Six ways of asking; a life as a whole is looked at in the craft its language grew up with. */
export const ways: Record<Locale, readonly Way[]> = {
  zh: [
    { topic: "zhouYi", when: "做不做、成不成，要拿个主意" },
    { topic: "tarot", when: "想看清一个人、一段关系" },
    { topic: "fortune", when: "心里没底，求一支签" },
    { topic: "auspicious", when: "事已定下，挑个日子" },
    { topic: "birthday", when: "看看自己，和这几年" },
    { topic: "dream", when: "一个梦，放不下" },
  ],
  en: [
    { topic: "zhouYi", when: "A yes or no, a stay or go" },
    { topic: "tarot", when: "What somebody feels, where you two stand" },
    { topic: "fortune", when: "One matter, and a word from a temple" },
    { topic: "auspicious", when: "It’s settled; which day shall it be?" },
    { topic: "astro", when: "Who you are, and how these years run" },
    { topic: "dream", when: "A dream that won’t let go" },
  ],
};
