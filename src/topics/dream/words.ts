import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "趁还记得，写下来。",
    lead: "有什么、谁在、醒来什么心情，零碎也行。",
    verb: "解梦",
    opening:
      "把梦照着想得起来的样子写下来：有什么东西、谁在、你做了什么、醒来什么心情。零碎也行。我从里头认意象，告诉你它们多半碰到白天的哪件事，不拿它算将来。",
    starters: [
      "梦见一条蛇追着我，怎么也跑不动",
      "我梦见牙齿一颗一颗掉下来，吓醒了",
      "又梦到高考，卷子一个字也看不懂",
      "梦见去世的奶奶在厨房做饭，没说话",
      "我在城市上空飞，很轻，一点也不怕",
      "梦见家里发大水，我抱着孩子往楼上跑",
    ],
  },
  en: {
    title: "Write it down while you still have it.",
    lead: "What was there, who, how you woke. Scraps will do.",
    verb: "Read it",
    opening:
      "Write the dream down as it comes back: what was there, who, what you did, how you felt on waking. Scraps will do. I pick out its images and say what of your days they usually touch; I don't tell the future from it.",
    starters: [
      "A snake chased me and my legs wouldn't move",
      "My teeth fell out one by one and I woke up scared",
      "I was back in an exam and couldn't read the questions",
      "My late grandmother was cooking and didn't say a word",
      "I flew over the city, light, and wasn't afraid at all",
      "The house flooded and I carried a child upstairs",
    ],
  },
};
