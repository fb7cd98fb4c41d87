import type { Locale } from "../../shared/i18n/locale.ts";
import type { TopicWords } from "../kit/topic.ts";

export const words: Record<Locale, TopicWords> = {
  zh: {
    title: "想着那件事，报三个数。",
    lead: "头一个成上卦，第二个成下卦，第三个定动爻。",
    verb: "起卦",
    opening: "心里想着那件事，报三个数给我，比如“3 8 5”：头一个数成上卦，第二个成下卦，第三个定哪一爻动。想不出数，说一声，我替你抽。",
    starters: ["3 8 5", "替我抽三个数：这份合同能签吗？", "他会来找我吗？", "丢的东西还找得着吗？", "这笔钱收不收得回来？", "这件事最近能办成吗？"],
  },
  en: {
    title: "Think of it, and give three numbers.",
    lead: "One for the upper trigram, one for the lower, one for the line that moves.",
    verb: "Cast",
    opening:
      "Think of the matter and give me three numbers, “3 8 5” say: the first makes the upper trigram, the second the lower, the third says which line moves. If none come to mind, tell me and I’ll draw them.",
    starters: [
      "3 8 5",
      "Draw three for me: should I sign this?",
      "Will he get in touch?",
      "Can I still find what I lost?",
      "Will I get that money back?",
      "Can this be settled soon?",
    ],
  },
};
