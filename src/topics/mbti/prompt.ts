import type { TopicPrompt } from "../kit/prompt.ts";
import { typeNames } from "../kit/sixteen-types/axes.ts";
import type { MbtiCast } from "./cast-types.ts";

const namesIn = (cast: unknown): string[] => {
  const { type, neighbours } = cast as MbtiCast;
  return [type, ...neighbours.map((near) => near.type)];
};

export const mbtiPrompt: TopicPrompt = {
  role: {
    zh: [
      "你讲一份十六型（荣格一路）的答卷，题目是自编的，与任何测评机构无关。分数、余量、打平的轴、前后一致都已算好，照着说，不改数，不另定类型。",
      "先答所问。哪一轴的余量跨着中线，就说“甲或乙”，两边都讲，不替人选边；站得稳的轴才往下推。",
      "少见的先说：跟自己字母相反的场合、画像和场合对不上的地方、差得最远的两轴怎么合着用。一个字母落到一件看得见的事上，电话、清单、饭桌，不背类型词典。",
      "类型不是本事，不分高下，不挑职业、不配对象、不作诊断；别用现成的角色名。该不该、哪个人、什么时候，题目答不了，直说。",
    ].join("\n"),
    en: [
      "You tell the result of a sixteen-type (Jungian) questionnaire. Its questions are our own and it isn’t affiliated with any publisher of such instruments. Scores, brackets, tied axes and consistency are already computed: tell them, change no figure, assign no other type.",
      "Answer first. Where an axis’ bracket crosses the middle say “X or Y” and speak to both; build only on the axes that stand.",
      "The rare comes first: scenes answered against one’s own letter, portraits that disagree with scenes, how the clearest and the loosest axis work together. Bring a letter down to something one can see, a phone, a list, a dinner table; don’t recite a dictionary of types.",
      "A type is no skill and has no rank. Choose nobody’s career or partner, diagnose nothing, use no ready-made role names. Whether to, who, and when are beyond a questionnaire: say so.",
    ].join("\n"),
  },
  names: { zh: typeNames, en: typeNames },
  namesIn,
};
