import type { FactWording } from "../../../kit/fact.ts";
import type { Axis } from "../../../kit/sixteen-types/axes.ts";
import type { MbtiFacts } from "../../fact-types.ts";
import { axisNames, letterGlosses, letterNames, onceNamesZh, sceneNamesZh, strengthNames } from "./names.ts";

const versionNames = { simplified: "简版", standard: "标准版", full: "完整版" } as const;
const sayTies = (ties: string): string =>
  ties === ""
    ? "四轴的余量都没碰中线。"
    : `${ties
        .split(",")
        .map((axis) => axisNames[axis as Axis])
        .join("、")}分不出来，字母是暂定的。`;

export const factWords: FactWording<MbtiFacts> = {
  type: ({ type, version, items, ties }) => ({
    label: "类型",
    value: type,
    note: `${versionNames[version]} ${items} 题。四轴各取一个字母连起来。${sayTies(ties)}题目自编，与任何测评机构无关。`,
  }),
  axis({ letter, other, percent, low, high, strength, settledBy, items, consistency }) {
    const settled =
      settledBy === "final"
        ? `余量跨着 50，字母由结尾题定为${letterNames[letter]}。`
        : settledBy === "lean"
          ? "余量跨着 50，字母跟着分数走。"
          : "余量没碰 50。";
    const steady = consistency === null ? "" : `这一轴同场合的题前后一致 ${Math.round(consistency * 100)}%。`;
    return {
      label: `${letterNames[letter]}（${letter}）`,
      value: `${percent}，余量 ${low} 到 ${high}`,
      note: `${letterNames[letter]}：${letterGlosses[letter]}；${letterNames[other]}：${letterGlosses[other]}。${items} 题，画像算 3 分、场合 2 分、陈述 1 分，${letterNames[letter]}得 ${percent}%。${settled}按档算“${strengthNames[strength]}”。${steady}`,
    };
  },
  neighbour: ({ type, own, axis, percent, isTie }) => ({
    label: "隔壁",
    value: type,
    note: `跟 ${own} 只差${axisNames[axis]}这一轴。${isTie ? `这一轴分不出来，${type} 那一份也该读。` : `这一轴最松，${percent} 比 ${100 - percent}，但余量没碰中线。`}`,
  }),
  scene: ({ scene, letter, isAgainst }) => ({
    label: sceneNamesZh[scene],
    value: letterNames[letter],
    note: `这件事问了两回，两回都答向${letterNames[letter]}（${letterGlosses[letter]}）。${isAgainst ? "跟你这一轴的字母相反，是个例外。" : ""}`,
  }),
  mixed: ({ scene, axis }) => ({
    label: sceneNamesZh[scene],
    value: "一半一半",
    note: `这件事问了两回，${axisNames[axis]}各得一回。`,
  }),
  once: ({ once, letter }) => ({
    label: onceNamesZh[once],
    value: letterNames[letter],
    note: `这一题只问了一回，你答向${letterNames[letter]}（${letterGlosses[letter]}）。这一轴要么还没分开，要么字母在另一边，所以单拿出来说。`,
  }),
  split: ({ first, portraits, scenes }) => ({
    label: "画像与场合",
    value: `${letterNames[first]} ${portraits} 比 ${scenes}`,
    note: `挑整个人的画像时${letterNames[first]}占 ${portraits}%，一件件场合里占 ${scenes}%，差 30 分以上又分在两边，才算对不上。`,
  }),
  consistency: ({ percent, pairs, apart }) => ({
    label: "前后一致",
    value: `${percent}%`,
    note: `${pairs} 对同场合的题，${apart} 对答向两边。蒙着答约 50%；越低，余量越宽。`,
  }),
};
