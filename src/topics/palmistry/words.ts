import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "摊开一只手，看三条线。",
    lead: "拍一张，或照着自己的手选一选。",
    verb: "看相",
    opening:
      "给我看一只手：手心朝上放平，手指自然张开，靠窗拍，别用闪光灯，指尖和手腕都要入镜。照片选好后，把点拖到指尖、掌边和三条主线上，我量长短、弯度和斜度再讲。不想拍照，就按手型和几条线的样子选一选，也能看。",
    starters: [
      "看看我的感情线。",
      "我适合做什么样的工作？",
      "生命线短是什么意思？",
      "没有事业线怎么办？",
      "左手和右手该看哪只？",
      "智慧线往下斜，怎么学得快？",
    ],
    picture: "开着 Plus，也可以发一张手心的照片，在上面标出几条线。",
  },
  en: {
    title: "One open hand, three lines.",
    lead: "Send a photo, or look at your own and choose what you see.",
    verb: "Read it",
    opening:
      "Show me a hand: palm up and flat, fingers at ease, by a window, no flash, with fingertips and wrist in the picture. Then drag the points onto the tips, the palm’s edges and the three main lines, and I’ll measure length, bend and slope before I say a word. No photo? Choose the shape and how the lines run, and we’ll go by that.",
    starters: [
      "What does my heart line say?",
      "What work would suit my hand?",
      "What does a short life line mean?",
      "I have no fate line. What now?",
      "Which hand counts, left or right?",
      "My head line slopes down. How do I study best?",
    ],
    picture: "On Plus you can send a photo of the palm instead and mark its lines.",
  },
};
