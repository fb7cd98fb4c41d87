import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    opening:
      "把两个人的生日一起告诉我，比如“他1990年5月1日下午1点45，她1992年3月3日”，公历农历都行。不知道几点也能合，只是月亮和时柱先空着。再说说最想知道的一件事。",
    starters: [
      "我们合适吗？",
      "我们能走到结婚吗？",
      "我们为什么老吵架？",
      "住到一起要注意什么？",
      "两个人的钱怎么管？",
      "哪一年结婚对两个人都好？",
      "跟对方家里怎么处？",
    ],
  },
  en: {
    opening:
      "Tell me both birthdays in one line, say “he was born 1 May 1990, 1:45 pm, she on 3 March 1992”. If nobody knows an hour, leave it out: the Moon and one pillar stay blank, the rest stands. Then tell me what you most want to know.",
    starters: [
      "Are we a match?",
      "Will we make it to marriage?",
      "Why do we keep quarrelling?",
      "What should we know before we move in together?",
      "How should we handle money?",
      "Which year is good for both of us?",
      "How do I get on with the other family?",
    ],
  },
};
