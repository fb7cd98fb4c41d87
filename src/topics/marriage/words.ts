import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "两个人的生辰，摆在一起看。",
    lead: "边选边排，也可以在下面一句话写完。",
    verb: "合盘",
    opening:
      "把两个人的生日一起告诉我，比如“他1990年5月1日下午1点45生在成都，她1992年3月3日早上8点生在上海”，公历农历都行。生在哪里要说，日柱时柱按当地的太阳定，跟排四柱一样；不知道几点就说不知道，月亮和时柱先空着。再说说最想知道的一件事。",
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
    title: "Two births, side by side.",
    lead: "They fill as you choose. Or write both in one line below.",
    verb: "Match",
    opening:
      "Tell me both birthdays in one line, say “he was born 1 May 1990 at 1:45 pm in Chengdu, she on 3 March 1992 at 8 am in Shanghai”. The place sets the Sun’s own clock, as in the four pillars. If nobody knows an hour, say so: the Moon and one pillar stay blank, the rest stands. Then tell me what you most want to know.",
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
