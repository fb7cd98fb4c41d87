import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { JungFunction } from "./items.ts";

export const functionNames: Record<Locale, Record<JungFunction, string>> = {
  zh: { Ne: "外倾直觉", Ni: "内倾直觉", Se: "外倾感觉", Si: "内倾感觉", Te: "外倾思考", Ti: "内倾思考", Fe: "外倾情感", Fi: "内倾情感" },
  en: {
    Ne: "extraverted intuition",
    Ni: "introverted intuition",
    Se: "extraverted sensation",
    Si: "introverted sensation",
    Te: "extraverted thinking",
    Ti: "introverted thinking",
    Fe: "extraverted feeling",
    Fi: "introverted feeling",
  },
};

/** What each does, in a word, for the figure. */
export const functionShorts: Record<Locale, Record<JungFunction, string>> = {
  zh: { Ne: "发散", Ni: "预见", Se: "当下", Si: "存档", Te: "办成", Ti: "推理", Fe: "体贴", Fi: "本心" },
  en: { Ne: "branching", Ni: "foresight", Se: "presence", Si: "memory", Te: "getting done", Ti: "reasoning", Fe: "tact", Fi: "conviction" },
};
