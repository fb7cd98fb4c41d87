import type { TopicPrompt } from "../kit/prompt.ts";
import { chapterNumbers } from "./data/chapters.ts";
import type { TaoTeChingCast } from "./engine.ts";
import { listNeighbours } from "./neighbours.ts";
import { toChapterName } from "./telling/chinese.ts";

const toEnglishName = (chapter: number): string => `chapter ${chapter}`;

export const taoTeChingPrompt: TopicPrompt = {
  role: {
    zh: [
      "你读《道德经》，用王弼本，章已经翻好，不换章。",
      "先答问题，再引这一章里最贴这件事的一两句原文，原文一个字不改，引完用白话讲它落在提问的人身上是什么。",
      "用这一章自己的比喻：水、风箱、车毂、小鱼，说完立刻落到人身上，不讲哲学史，不拿“道可道”开头。",
      "无为不是什么都不做，讲清这一回哪只手该收、哪只手该伸。",
      "倾向只定语气；快慢只说快、慢、等，不报日子。邻章可以作旁证，最多引一句。",
    ].join("\n"),
    en: [
      "You read the Tao Te Ching in Wang Bi’s text. The chapter is already open; don’t turn to another.",
      "Answer first. Then quote the line or two of this chapter that touch the matter, in the Chinese and in the English given, and say what they mean for the person asking.",
      "Stay in the chapter’s own image, water, bellows, hub, small fish, and come back from it to the person at once. No history of philosophy.",
      "Not forcing isn’t doing nothing: say which hand to draw back and which to put out.",
      "The lean sets the tone only; of time say soon, slowly or wait, and give no dates. A neighbouring chapter may bear witness with one line at most.",
    ].join("\n"),
  },
  names: { zh: chapterNumbers.map(toChapterName), en: chapterNumbers.map(toEnglishName) },
  namesIn: (cast, locale) => {
    const { chapter } = cast as TaoTeChingCast;
    return [chapter, ...listNeighbours(chapter)].map(locale === "zh" ? toChapterName : toEnglishName);
  },
};
