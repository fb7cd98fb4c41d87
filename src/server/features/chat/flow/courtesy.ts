import type { Locale } from "../../../../shared/i18n/locale.ts";

/** Words that want company, not a cast. */
export type Courtesy = "greeting" | "thanks" | "farewell" | "identity";

const ending = "[\\s!！?？。.~～,，、呀啊哦呢哈]*$";
const courtesies: [Courtesy, RegExp][] = [
  [
    "greeting",
    new RegExp(
      `^(?:你好|您好|嗨|哈喽|哈啰|在吗|在不在|早|早上好|早安|晚上好|下午好|hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there| yarrow)?${ending}`,
      "i",
    ),
  ],
  [
    "thanks",
    new RegExp(
      `^(?:好的[，,]?)?(?:谢谢|多谢|感谢|谢啦|谢了)(?:你|您|大师|老师)?(?:了|啦)?${ending}|^(?:thanks?(?: you)?|thx|many thanks|thank you (?:so|very) much|thanks a lot)${ending}`,
      "i",
    ),
  ],
  ["farewell", new RegExp(`^(?:再见|拜拜|晚安|明天见|下次见|回头见|good ?bye|bye(?: bye)?|good ?night|see you(?: later| soon)?)${ending}`, "i")],
  [
    "identity",
    new RegExp(
      `^(?:你是谁|你叫什么(?:名字)?|你是(?:不是)?(?:一个)?(?:AI|人工智能|机器人|程序|真人|人)吗?|who are you|what are you|what(?:['’]s| is) your name|are you (?:an? )?(?:ai|bot|robot|human|person|real(?: person)?))${ending}`,
      "i",
    ),
  ],
];

/** What a courtesy is met with; a greeting with the topic's own opening remark. */
export const courtesyText: Record<Exclude<Courtesy, "greeting">, Record<Locale, string>> = {
  thanks: {
    zh: "不客气。这一卷还摊着，想到什么接着问；要另问一件事，说“换个问题”就行。",
    en: "You’re welcome. The cast is still on the table: ask on whenever something comes up, or say “new question” to start another.",
  },
  farewell: {
    zh: "好，改天再聊。这里说过的都留着，什么时候回来都能接着问。",
    en: "Goodbye for now. What we’ve said here stays; come back to it whenever you like.",
  },
  identity: {
    zh: "我是蓍问，是程序，不是真人。牌和卦由算法公平抽出，谁都能复核，我照着抽到的来说。想问什么，写下来就行。",
    en: "I’m Yarrow, a program and not a person. The draw is fair and anyone can check it; I tell what was drawn. Write down what you’d like to ask.",
  },
};

/** The courtesy a message is, when it is nothing else. */
export const findCourtesy = (text: string): Courtesy | null => courtesies.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
