import type { Locale } from "../../../../shared/i18n/locale.ts";

/** Words that want company, not a cast. */
export type Courtesy = "greeting" | "thanks";

const ending = "[\\s!！。.~～,，、呀啊哦呢哈]*$";
const courtesies: [Courtesy, RegExp][] = [
  [
    "greeting",
    new RegExp(
      `^(?:你好|您好|嗨|哈喽|哈啰|在吗|在不在|早上好|早安|晚上好|下午好|hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there| yarrow)?${ending}`,
      "i",
    ),
  ],
  [
    "thanks",
    new RegExp(`^(?:好的[，,]?)?(?:谢谢|谢谢你|多谢|感谢|谢啦|thanks?(?: you)?|thx|many thanks|thank you (?:so|very) much|thanks a lot)${ending}`, "i"),
  ],
];

/** In return for thanks; a greeting is met with the topic's own opening remark. */
export const welcomeText: Record<Locale, string> = {
  zh: "不客气。这一卷还摊着，想到什么接着问；要另问一件事，说“换个问题”就行。",
  en: "You’re welcome. The cast is still on the table: ask on whenever something comes up, or say “new question” to start another.",
};

/** The courtesy a message is, when it is nothing else. */
export const findCourtesy = (text: string): Courtesy | null => courtesies.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
