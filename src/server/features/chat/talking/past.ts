import { say } from "./wording/say.ts";

/** The years themselves stand under it. */
export const sayPast = say({
  zh: [
    "好，先验再信。年份在下面，凭记忆答，答完一起揭开。",
    "问得对。下面几个年份，有的盘上有标记，有的没有，你先答。",
    "行，还是那张盘。年份在下面，改主意的可以重答。",
    "年份都在下面，有没有那样的事由你说了算。",
  ],
  en: [
    "Good, check before you trust it. The years are below: answer from memory, and they’re opened together at the end.",
    "Fair question. Some of the years below are marked in the chart and some aren’t; you answer first.",
    "It’s the same chart still. The years are below, and an answer can be changed.",
    "The years are below. Whether it happened is yours to say.",
  ],
});
