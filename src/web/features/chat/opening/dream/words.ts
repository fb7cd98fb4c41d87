import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Mood } from "../../../../../topics/dream/lexicon/symbol.ts";

interface Words {
  sky: string;
  empty: string;
  writeAbove: string;
  mood: string;
  risen(name: string): string;
  /** How one woke, short, and as it is written on the sheet. */
  moods: readonly { mood: Mood; name: string; sentence: string }[];
}

export const words: Record<Locale, Words> = {
  zh: {
    sky: "认出的意象",
    empty: "写到什么，什么就在天上亮起来。",
    writeAbove: "写在上面的夜笺里",
    mood: "醒来时",
    risen: (name) => `认出${name}`,
    moods: [
      { mood: "afraid", name: "害怕", sentence: "醒来很害怕。" },
      { mood: "sad", name: "难过", sentence: "醒来很难过。" },
      { mood: "confused", name: "迷糊", sentence: "醒来很困惑。" },
      { mood: "calm", name: "平静", sentence: "醒来很平静。" },
      { mood: "joyful", name: "高兴", sentence: "醒来很高兴。" },
    ],
  },
  en: {
    sky: "Images found",
    empty: "What you write down lights up here.",
    writeAbove: "Write on the sheet above",
    mood: "I woke",
    risen: (name) => `Found: ${name}`,
    moods: [
      { mood: "afraid", name: "scared", sentence: "I woke up scared." },
      { mood: "sad", name: "sad", sentence: "I woke up sad." },
      { mood: "confused", name: "confused", sentence: "I woke up confused." },
      { mood: "calm", name: "calm", sentence: "I woke up calm." },
      { mood: "joyful", name: "happy", sentence: "I woke up happy." },
    ],
  },
};
