import { defineDraws } from "../kit/drawn.ts";
import { chapterCount } from "./data/chapters.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import type { TaoTeChingCast } from "./engine.ts";

/** The chapter the book fell open at. */
export const draws = defineDraws<TaoTeChingCast>({
  toDrawn: ({ chapter }) => ({ set: "chapters", size: chapterCount, items: [chapter - 1] }),
  toItemName: (_set, item, locale) => (locale === "zh" ? `第${item + 1}章 ${textsZh[item + 1]!.title}` : `${item + 1}, ${textsEn[item + 1]!.title}`),
  thing: { zh: "章", en: ["chapter", "chapters"] },
});
