import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { Pace } from "../data/text.ts";

export interface CardWords {
  caption(drawn: boolean): string;
  seal(chapter: number): string;
  themes: Record<Theme, string>;
  rows: { ours: string; passages: string; lean: string; near: string };
  /** The four matters in a row. */
  passages: string;
  /** Between clauses. */
  gap: string;
  clauses(count: number): string;
  leaning(lean: string, pace: string): string;
  leans: readonly [string, string, string, string, string];
  paces: Record<Pace, string>;
  halves: readonly [string, string];
  terms: { lean: string; pace: string; half: string; echo: string };
  chapter(number: number): string;
  chapters(numbers: readonly number[]): string;
}

export const cardWords: Record<Locale, CardWords> = {
  zh: {
    caption: (drawn) => (drawn ? "八十一章里翻到一章" : "你指定的一章"),
    seal: (chapter) => `第 ${chapter} 章`,
    themes: { love: "感情", work: "做事", money: "钱财", inner: "自己" },
    rows: { ours: "", passages: "各事看哪一句", lean: "倾向与快慢", near: "邻章与重句" },
    passages: "感情、做事、钱财、自己",
    gap: "",
    clauses: (count) => `${count} 句`,
    leaning: (lean, pace) => `${lean}，${pace}`,
    leans: ["不宜", "缓一缓", "不偏", "可以", "很可以"],
    paces: { soon: "快", ripens: "慢慢成", wait: "先等" },
    halves: ["道经", "德经"],
    terms: { lean: "倾向", pace: "快慢", half: "上下篇", echo: "重句" },
    chapter: (number) => `第 ${number} 章`,
    chapters: (numbers) => `第 ${numbers.join("、")} 章`,
  },
  en: {
    caption: (drawn) => (drawn ? "One of eighty-one, drawn" : "The chapter you named"),
    seal: (chapter) => `Chapter ${chapter}`,
    themes: { love: "Love", work: "Work", money: "Money", inner: "Yourself" },
    rows: { ours: "The chapter in English", passages: "The line for each matter", lean: "Lean and pace", near: "Chapters near it" },
    passages: "love, work, money, yourself",
    gap: " ",
    clauses: (count) => `${count} clauses`,
    leaning: (lean, pace) => `${lean} · ${pace.toLowerCase()}`,
    leans: ["No", "Hold back", "Neither way", "Yes", "Plainly yes"],
    paces: { soon: "Soon", ripens: "Ripens slowly", wait: "Wait first" },
    halves: ["The Tao", "The Te"],
    terms: { lean: "Lean", pace: "Pace", half: "Half", echo: "Refrain" },
    chapter: (number) => `Ch. ${number}`,
    chapters: (numbers) => numbers.join(", "),
  },
};
