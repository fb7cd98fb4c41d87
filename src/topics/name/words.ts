import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "名字写进格子，一笔一笔数给你看。",
    lead: "想起名，只写姓就行。",
    verb: "看名",
    opening: "写下姓名，我按康熙笔画逐字数给你看，再排五格、三才，听听读音。想起名，就说“姓陈，给女孩起名”，寓意、忌用的字、出生时间都可以加上。",
    starters: [
      "江沐阳这个名字好不好？",
      "姓陈，给女孩起个名字",
      "帮我看看名字的五格",
      "姓李，男孩，想要跟水有关的名字",
      "我的名字哪一格最弱？",
      "Anna Schmidt 这个英文名怎么样？",
    ],
  },
  en: {
    title: "Write the name in; I count it out for you.",
    lead: "For a new name, give the surname alone.",
    verb: "Read it",
    opening:
      "Give me a name. A Chinese one I count stroke by stroke on its Kangxi form, and lay out its five grids, its triad and its sound; an English one I take letter by letter. For a new name, say “names for a girl, surname Chen”, with a meaning or a birth time if you like.",
    starters: [
      "How is the name Anna Schmidt?",
      "Names for a girl, surname Chen",
      "Read the five grids of 江沐阳",
      "A Chinese name for a boy, surname Li, to do with water",
      "Do my initials spell anything odd?",
      "Which part of my name is weakest?",
    ],
  },
};
