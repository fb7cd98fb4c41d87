import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "招牌先挂上，看它合不合这一行。",
    lead: "没有名字，就说要给什么店起名。",
    verb: "看招牌",
    opening: "写下名号和行当，我逐字数笔画、听读音，看它跟这一行、跟你合不合。给个开业的月份，还能排日子。没名字就说“给我的咖啡馆起名”。",
    starters: [
      "公司叫星河科技怎么样？",
      "给我的咖啡馆起名",
      "我做餐饮合适吗？1988年6月3日早上8点生",
      "青禾书店，明年三月哪天开业好？",
      "这个店名有没有不好的谐音？",
      "名字和行业的五行合不合？",
    ],
  },
  en: {
    title: "Hang up the sign and see if it suits the trade.",
    lead: "No name yet? Say what the shop will sell.",
    verb: "Read it",
    opening:
      "Tell me the name and the trade. I count its strokes or letters, listen to it, and hold it against the trade and, with a birth time, against you. Give a month and I rank days to open. No name yet? Say “names for my café”.",
    starters: [
      "Brand name Luma, skincare",
      "Names for my café",
      "Does a restaurant suit me? Born 3 June 1988, 8 am",
      "Which day in March should Northfold Books open?",
      "Does the name hide a bad word?",
      "How do 青禾 and a bookshop fit?",
    ],
  },
};
