import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Theme } from "../../kit/question/question.ts";
import type { Pace } from "../data/text.ts";

interface CardWords {
  caption(drawn: boolean): string;
  seal(chapter: number): string;
  themes: Record<Theme, string>;
  themesLabel: string;
  leans: readonly [string, string, string, string, string];
  paces: Record<Pace, string>;
  halves: readonly [string, string];
  terms: { lean: string; pace: string; half: string; neighbour: string; echo: string };
  chapter(number: number): string;
}

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    caption: (drawn) => (drawn ? "八十一章里翻到一章" : "你指定的一章"),
    seal: (chapter) => `第 ${chapter} 章`,
    themes: { love: "感情", work: "做事", money: "钱财", inner: "自己" },
    themesLabel: "按所问的事看哪一句",
    leans: ["不宜", "缓一缓", "不偏", "可以", "很可以"],
    paces: { soon: "快", ripens: "慢慢成", wait: "先等" },
    halves: ["道经", "德经"],
    terms: { lean: "倾向", pace: "快慢", half: "上下篇", neighbour: "邻章", echo: "重句" },
    chapter: (number) => `第 ${number} 章`,
  },
  en: {
    caption: (drawn) => (drawn ? "One of eighty-one, drawn" : "The chapter you named"),
    seal: (chapter) => `Chapter ${chapter}`,
    themes: { love: "Love", work: "Work", money: "Money", inner: "Yourself" },
    themesLabel: "The line for each matter",
    leans: ["No", "Hold back", "Neither way", "Yes", "Plainly yes"],
    paces: { soon: "Soon", ripens: "Ripens slowly", wait: "Wait first" },
    halves: ["The Tao", "The Te"],
    terms: { lean: "Lean", pace: "Pace", half: "Half", neighbour: "Neighbour", echo: "Refrain" },
    chapter: (number) => `Ch. ${number}`,
  },
};
