import type { FactWording } from "../kit/fact.ts";
import type { Theme } from "../kit/hearing/question.ts";
import type { TaoTeChingFacts } from "./facts.ts";
import { chinese } from "./telling/chinese.ts";
import { toReader } from "./telling/reader.ts";

const leans = ["不宜", "缓一缓", "不偏", "可以", "很可以"];
const paces: Record<string, string> = { soon: "快", ripens: "慢慢成", wait: "先等" };
const titleOf = (chapter: number): string => chinese.texts[chapter]!.title;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

const words: FactWording<TaoTeChingFacts> = {
  chapter: ({ chapter, drawn, clauses }) => ({
    label: "章",
    value: `${chinese.nameOf(chapter)} · ${titleOf(chapter)}`,
    note: `${drawn ? "八十一章里公平抽一章，每章机会都是八十一分之一，这次抽到它。" : "这一章是你指定的，没有抽。"}全章 ${clauses} 句，用王弼本；章名是我们起的。`,
  }),
  clause: ({ chapter, theme, from, to }) => ({
    label: `关于${chinese.themes[theme as Theme]}`,
    value: `“${chinese.inline(chapter, [from, to])}”`,
    note: `本章第 ${from === to ? from : `${from} 到 ${to}`} 句，问${chinese.themes[theme as Theme]}时先读它。每章对四类事各挑一处，是我们挑的。`,
  }),
  lean: ({ lean, count, of }) => ({
    label: "倾向",
    value: `${leans[lean + 2]} ${signed(lean)}`,
    note: `按这一章劝进还是劝缓，记 −2 到 +2，这张表是我们定的。${of} 章里同一边的有 ${count} 章。它只定语气，不当判决。`,
  }),
  pace: ({ chapter, pace, count, of }) => ({
    label: "快慢",
    value: paces[pace] ?? pace,
    note: `看这一章自己的比喻：${chinese.texts[chapter]!.timing}。${of} 章里同样快慢的有 ${count} 章。不报日子。`,
  }),
  half: ({ half, chapter }) => ({
    label: "上下篇",
    value: half === "way" ? "道经" : "德经",
    note: `通行本一到三十七章为《道经》，三十八到八十一章为《德经》；${chinese.nameOf(chapter)}在${half === "way" ? "上" : "下"}篇。`,
  }),
  neighbour: ({ rank, chapter, of }) => ({
    label: `邻章 ${rank}`,
    value: `${chinese.nameOf(chapter)} · ${titleOf(chapter)}`,
    note: `比喻和道理跟${chinese.nameOf(of)}挨得近，排第 ${rank}。每章的近邻由我们一章章认定，再顺着近邻往外找。`,
  }),
  echo: ({ clause, chapters, count, of }) => ({
    label: "重句",
    value: `“${clause}”`,
    note: `一字不差，还见于${chinese.listed(chapters.split(",").map((chapter) => chinese.nameOf(Number(chapter))))}。逐句比过全书，${of} 章里有 ${count} 章带这样的重句（四字以上）。`,
  }),
};

export const readingZh = toReader(chinese, words);
