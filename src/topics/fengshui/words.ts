import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "站在门里往外看，正对哪一方？",
    lead: "转到那一方，再说哪一年建成。",
    verb: "排盘",
    opening:
      "告诉我房子朝哪里：罗盘度数最好，“坐北朝南”“子山午向”也行。再说哪一年建成，我排九宫飞星；想看自己住着合不合，把生日和男女也写上。站在大门里往外看，正对的方向就是朝向。",
    starters: [
      "我家坐北朝南，2005年建，财位在哪？",
      "书桌放哪个方位好？",
      "今年哪个方位不宜动土？",
      "床头朝哪边睡得安稳？",
      "这套房子跟我合不合？",
      "朝向185度，2020年建成，格局怎么样？",
    ],
    picture: "有户型图的话，开着 Plus 可以直接发来，在图上标。",
  },
  en: {
    title: "Stand inside the door. Which way do you look?",
    lead: "Turn the dial to it, and add the year the house was finished.",
    verb: "Cast",
    opening:
      "Tell me which way the house faces: a compass bearing is best, “faces south-west” will do. Add the year it was finished and I’ll set out its nine palaces; add your birthday and sex to see how it suits you. Stand inside the front door and look out: that’s the facing.",
    starters: [
      "My house faces south, built in 2005. Where’s its money corner?",
      "Where should my desk go?",
      "Which side should be left alone this year?",
      "Which way should the bed point?",
      "Does this flat suit me?",
      "It faces 185 degrees, finished in 2020. What pattern is it?",
    ],
    picture: "If you have a floor plan, send it on Plus and mark it.",
  },
};
