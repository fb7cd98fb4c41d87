import type { Locale } from "../shared/i18n/locale.ts";
import { words as ask } from "./ask/words.ts";
import { type Engine, toEngine } from "./kit/engine.ts";
import type { TopicWords } from "./kit/topic.ts";
import { words as tarot } from "./tarot/words.ts";
import { words as zhouYi } from "./zhou-yi/words.ts";

/** What everyone knows of a topic: server, page and command line. What is heavy is fetched when it is first wanted. */
export interface TopicRow {
  /** Its module in addresses and stored rows: published, and never given to another topic. */
  letter: string;
  /** What it is called in lists, and one line under the name. */
  names: Record<Locale, { name: string; brief: string }>;
  /** The cast is a draw, sealed before and opened after; else it is computed from what was given. */
  isDraw?: true;
  /** It looks at a picture that was sent. */
  takesPicture?: true;
  /** The path of its sign: 24 × 24, stroke 1.5. */
  glyph: string;
  /** What a new chat opens with: at hand for the topics most first visits go to. */
  words: Record<Locale, TopicWords> | (() => Promise<{ words: Record<Locale, TopicWords> }>);
  /** For checking a draw in the page. Null for a topic that casts nothing itself, and for one whose engine is too heavy for a page and draws nothing. */
  engine: { load(): Promise<Engine> /** Keys of the facts that together name the cast: the cards drawn, the hexagrams. */; namedBy: readonly string[] } | null;
}

const rows = {
  ask: {
    letter: "0",
    names: {
      zh: { name: "随心问", brief: "先问，再定用哪一法" },
      en: { name: "Ask", brief: "Ask first, then choose the way" },
    },
    isDraw: true,
    glyph: "M20.2 9.6A8.6 8.6 0 1 1 14.4 3.8M9.5 9.7a2.5 2.5 0 1 1 3.9 2c-.9.6-1.4 1.2-1.4 2.2M12 16.9v.1",
    words: ask,
    engine: null,
  },
  zhouYi: {
    letter: "l",
    names: {
      zh: { name: "周易", brief: "六爻，三枚铜钱" },
      en: { name: "I Ching", brief: "Six lines, three coins" },
    },
    isDraw: true,
    glyph: "M4 4.5h6.4M13.6 4.5H20M4 7.5h16M4 10.5h6.4M13.6 10.5H20M4 13.5h16M4 16.5h16M4 19.5h6.4M13.6 19.5H20",
    words: zhouYi,
    engine: { load: async () => toEngine(1, (await import("./zhou-yi/engine.ts")).castZhouYi), namedBy: ["hexagram.primary", "hexagram.changed"] },
  },
  tarot: {
    letter: "m",
    names: {
      zh: { name: "塔罗", brief: "七十八张，一张也行" },
      en: { name: "Tarot", brief: "Seventy-eight cards, or just one" },
    },
    isDraw: true,
    glyph:
      "M9.2 3.5h8.6a1.7 1.7 0 0 1 1.7 1.7v13.6a1.7 1.7 0 0 1-1.7 1.7H9.2a1.7 1.7 0 0 1-1.7-1.7V5.2a1.7 1.7 0 0 1 1.7-1.7zM13.5 8c.4 2.6 1.3 3.6 3.4 4-2.1.4-3 1.4-3.4 4-.4-2.6-1.3-3.6-3.4-4 2.1-.4 3-1.4 3.4-4zM4.5 6.5v11",
    words: tarot,
    engine: { load: async () => toEngine(1, (await import("./tarot/engine.ts")).castTarot), namedBy: ["card"] },
  },
  birthday: {
    letter: "b",
    names: {
      zh: { name: "四柱", brief: "年月日时，八个字" },
      en: { name: "Four Pillars", brief: "Year, month, day and hour" },
    },
    glyph: "M3.5 4.5h17M3.5 19.5h17M6 4.5v15M10 4.5v15M18 4.5v15M14 4.5v5M14 14.5v5M16.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 1 1 5 0z",
    words: () => import("./birthday/words.ts"),
    engine: { load: async () => toEngine(2, (await import("./birthday/engine.ts")).castBirthday), namedBy: ["pillar"] },
  },
  astro: {
    letter: "a",
    names: {
      zh: { name: "本命星盘", brief: "那一刻的天" },
      en: { name: "Natal chart", brief: "The sky at that minute" },
    },
    glyph: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 5.6 17.5 15.2h-11zM3.5 12H2M22 12h-1.5M12 3.5V2M12 22v-1.5",
    words: () => import("./astro/words.ts"),
    engine: { load: async () => toEngine(2, (await import("./astro/engine.ts")).castAstro), namedBy: ["body", "angle"] },
  },
  purpleStar: {
    letter: "n",
    names: {
      zh: { name: "紫微斗数", brief: "十二宫，百余星" },
      en: { name: "Purple Star", brief: "Twelve palaces, a hundred stars" },
    },
    glyph:
      "M3.5 3.5h17v17h-17zM8 8h8v8H8zM8 3.5V8M16 3.5V8M8 16v4.5M16 16v4.5M3.5 8H8M3.5 16H8M16 8h4.5M16 16h4.5M12 9.8c.3 1.5.8 2 2.2 2.2-1.4.2-1.9.7-2.2 2.2-.3-1.5-.8-2-2.2-2.2 1.4-.2 1.9-.7 2.2-2.2z",
    words: () => import("./purple-star/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./purple-star/engine.ts")).castPurpleStar), namedBy: ["plate"] },
  },
  fortune: {
    letter: "k",
    names: {
      zh: { name: "灵签", brief: "一签，三次圣筊" },
      en: { name: "Oracle sticks", brief: "One stick, three casts to confirm" },
    },
    isDraw: true,
    glyph: "M6.4 9h11.2v10.3a1.2 1.2 0 0 1-1.2 1.2H7.6a1.2 1.2 0 0 1-1.2-1.2zM6.4 12.4h11.2M6.4 17.1h11.2M10.7 9V2.8h2.6V9M8.2 9V5.6M15.8 9V5.6",
    words: () => import("./fortune/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./fortune/engine.ts")).castFortune), namedBy: ["lot"] },
  },
  number: {
    letter: "p",
    names: {
      zh: { name: "三数问", brief: "三个数成一卦" },
      en: { name: "Three digits", brief: "Three numbers make a hexagram" },
    },
    isDraw: true,
    glyph:
      "M5.2 3.5h13.6a1.7 1.7 0 0 1 1.7 1.7v13.6a1.7 1.7 0 0 1-1.7 1.7H5.2a1.7 1.7 0 0 1-1.7-1.7V5.2a1.7 1.7 0 0 1 1.7-1.7zM3.5 9h17M8 3.5v17M12 3.5v17M16 3.5v17M6.6 6.3h2.6M10.7 6.3h2.6M14.7 6.3h2.6M6.7 12.2h2.6M10.7 17.4h2.6M10.7 14.8h2.6M14.7 12.2h2.6",
    words: () => import("./number/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./number/engine.ts")).castNumber), namedBy: ["hexagram.primary", "hexagram.changed"] },
  },
  dream: {
    letter: "f",
    names: {
      zh: { name: "解梦", brief: "梦里的几样东西" },
      en: { name: "Dreams", brief: "The things in the dream" },
    },
    glyph: "M13.2 4.2A6.6 6.6 0 1 0 19.4 12a5.4 5.4 0 0 1-6.2-7.8zM4 20h9.8a2.3 2.3 0 1 0-1.6-4M17 20h3.5M18 4.2h2.6L18 7.4h2.6",
    words: () => import("./dream/words.ts"),
    // No draw that anyone could check, and its engine is a lexicon.
    engine: null,
  },
  fengshui: {
    letter: "i",
    names: {
      zh: { name: "风水", brief: "坐向与九宫" },
      en: { name: "Feng shui", brief: "Facing and nine palaces" },
    },
    takesPicture: true,
    glyph: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z M12 6.8l1.9 5.2L12 17.2 10.1 12z M10.1 12h3.8",
    words: () => import("./fengshui/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./fengshui/engine.ts")).castFengshui), namedBy: ["sitting", "pattern"] },
  },
  palmistry: {
    letter: "q",
    names: {
      zh: { name: "手相", brief: "三条主线" },
      en: { name: "Palm", brief: "Three main lines" },
    },
    takesPicture: true,
    glyph:
      "M8.2 12.2V5.4a1.35 1.35 0 0 1 2.7 0V10 4.1a1.35 1.35 0 0 1 2.7 0V10 5a1.35 1.35 0 0 1 2.7 0v6V7.4a1.3 1.3 0 0 1 2.6 0v7.2c0 3.6-2.2 6-5.6 6-2.6 0-4.2-1-5.4-3l-3-5c-.5-.8-.3-1.6.4-2 .7-.4 1.5-.2 2 .5zM10.3 17.6c.2-2.2 1.3-3.7 3.6-4.3",
    words: () => import("./palmistry/words.ts"),
    engine: { load: async () => toEngine(2, (await import("./palmistry/engine.ts")).castPalmistry), namedBy: ["shape", "heart"] },
  },
  name: {
    letter: "c",
    names: {
      zh: { name: "姓名", brief: "五格与音义" },
      en: { name: "Names", brief: "Strokes, sound and sense" },
    },
    glyph:
      "M20.3 3.7c-3.8.6-7.6 3.6-9.8 7.6l2.4 2.2c3.7-2.6 6.6-6.2 7.4-9.8zM10.5 11.3c-2.4-.1-3.9 1-4.4 3-.3 1.3-1 2-2.1 2.4 2.7 1.3 5.6 1 7.3-.6.8-.8 1.3-1.6 1.6-2.6M4 20.4c3.2-.9 6-1 8.6-.3 2.4.6 4.8.6 7.4-.2",
    words: () => import("./name/words.ts"),
    engine: { load: async () => toEngine(2, (await import("./name/engine.ts")).castName), namedBy: ["char", "word"] },
  },
  marriage: {
    letter: "d",
    names: {
      zh: { name: "合婚", brief: "两张盘合看" },
      en: { name: "Match", brief: "Two charts side by side" },
    },
    glyph: "M13.17 6.57A5.8 5.8 0 1 1 10.99 8.01M10.83 17.43A5.8 5.8 0 1 1 13.01 15.99",
    words: () => import("./marriage/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./marriage/engine.ts")).castMarriage), namedBy: ["person"] },
  },
  auspicious: {
    letter: "g",
    names: {
      zh: { name: "择日", brief: "挑一个日子" },
      en: { name: "Good days", brief: "Choose a date" },
    },
    glyph:
      "M5.2 5.5h13.6a1.7 1.7 0 0 1 1.7 1.7v11.6a1.7 1.7 0 0 1-1.7 1.7H5.2a1.7 1.7 0 0 1-1.7-1.7V7.2a1.7 1.7 0 0 1 1.7-1.7zM3.5 10h17M8 3.5v4M16 3.5v4M8.6 15.3l2.4 2.3 4.4-4.6",
    words: () => import("./auspicious/words.ts"),
    engine: { load: async () => toEngine(2, (await import("./auspicious/engine.ts")).castAuspicious), namedBy: ["purpose", "rank"] },
  },
  business: {
    letter: "e",
    names: {
      zh: { name: "商号", brief: "字号与开张" },
      en: { name: "Business", brief: "A name and an opening day" },
    },
    glyph: "M16.6 12a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 1 1 13.6 0zM7.7 9.9h4.2v4.2H7.7zM14.6 5.2a6.8 6.8 0 0 1 0 13.6M18 6.6a6.8 6.8 0 0 1 0 10.8",
    words: () => import("./business/words.ts"),
    engine: { load: async () => toEngine(2, (await import("./business/engine.ts")).castBusiness), namedBy: ["char", "letters"] },
  },
  huangdi: {
    letter: "j",
    names: {
      zh: { name: "四季诗", brief: "生在哪一时节" },
      en: { name: "Season verse", brief: "The season you were born in" },
    },
    glyph:
      "M3 6.8 21 5.2M7 6.6V11M17 5.8V11M7 11h10M8.2 11v3.2c0 2.6 1.6 4.3 3.8 4.3s3.8-1.7 3.8-4.3V11M4.2 6.7v6.8M19.8 5.3v8.2M4.2 16.3v.1M19.8 16.3v.1M7 20.8c1.4-.9 3-1.3 5-1.3s3.6.4 5 1.3",
    words: () => import("./huangdi/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./huangdi/engine.ts")).castHuangdi), namedBy: ["place", "total"] },
  },
  numerology: {
    letter: "h",
    names: {
      zh: { name: "数字学", brief: "生日里的数" },
      en: { name: "Numerology", brief: "The numbers in a birthday" },
    },
    glyph:
      "M12.7 4.6a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM9.9 9.5a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM15.5 9.5a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM7.1 14.4a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM12.7 14.4a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM18.3 14.4a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM4.6 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM9.9 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM15.5 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM20.8 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0z",
    words: () => import("./numerology/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./numerology/engine.ts")).castNumerology), namedBy: ["core"] },
  },
  mbti: {
    letter: "r",
    names: {
      zh: { name: "十六型", brief: "四组取向" },
      en: { name: "Sixteen types", brief: "Four pairs of leanings" },
    },
    glyph:
      "M4 5h5.2M13 5h7M4 9.7h9.5M17.3 9.7H20M4 14.3h2.7M10.5 14.3H20M4 19h7.7M15.5 19H20M13 5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM17.3 9.7a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM10.5 14.3a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM15.5 19a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0z",
    words: () => import("./mbti/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./mbti/engine.ts")).castMbti), namedBy: ["type"] },
  },
  personality: {
    letter: "o",
    names: {
      zh: { name: "性格测试", brief: "七种量法" },
      en: { name: "Personality", brief: "Seven ways of measuring" },
    },
    glyph:
      "M14.2 20.5v-3h1.9c1.1 0 1.7-.7 1.6-1.7l-.2-2 1.8-.8-1.9-3.3C17.2 6 14.5 3.5 11 3.5a6.8 6.8 0 0 0-6.8 6.8c0 2.4 1.1 4.3 2.9 5.6v4.6M13.2 10.4a2.3 2.3 0 1 0-2.3 2.3c.9 0 1.4-.6 1.4-1.3s-.5-1.1-1.1-1.1",
    words: () => import("./personality/words.ts"),
    engine: {
      load: async () => toEngine(1, (await import("./personality/engine.ts")).castPersonality),
      namedBy: ["enneagram.result", "jungian.result", "keirsey.result"],
    },
  },
  TaoTeChing: {
    letter: "s",
    names: {
      zh: { name: "道德经", brief: "八十一章，翻一章" },
      en: { name: "Tao Te Ching", brief: "Eighty-one chapters, open one" },
    },
    isDraw: true,
    glyph: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 3.5a4.25 4.25 0 0 1 0 8.5 4.25 4.25 0 0 0 0 8.5M12 7.7v.1M12 16.2v.1",
    words: () => import("./tao-te-ching/words.ts"),
    engine: { load: async () => toEngine(1, (await import("./tao-te-ching/engine.ts")).castTaoTeChing), namedBy: ["chapter"] },
  },
} satisfies Record<string, TopicRow>;

export type TopicId = keyof typeof rows;

/** Every topic, in the order of the topic list. Its card is found by its folder; what only the server needs stands in `registry.ts`. */
export const manifest: Readonly<Record<TopicId, TopicRow>> = rows;
