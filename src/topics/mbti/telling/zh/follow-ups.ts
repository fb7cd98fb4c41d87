import type { Question } from "../../../kit/hearing/question.ts";
import { findPart } from "../find-part.ts";
import type { Part } from "../parts.ts";
import type { TypeView } from "../view.ts";

const asks: Readonly<Record<Part, readonly ((view: TypeView) => string)[]>> = {
  mind: [() => "我做决定时，先看的是什么？", ({ type }) => `${type} 拿主意，最容易漏掉哪一步？`],
  work: [() => "什么样的活最合我？", ({ ranked }) => `我这样的 ${ranked[0]!.letter}，做哪一类工作坐得住？`],
  study: [() => "我怎么学习最省力？", () => "备考的时候我该防着什么？"],
  others: [() => "我跟亲近的人相处，短在哪里？", ({ axes }) => `我这样的 ${axes.TF.letter}，朋友跟我处久了会怎么说？`],
  quarrel: [() => "吵架的时候我是什么样？", () => "吵完以后我怎么收场？"],
  tired: [() => "我累了怎么缓过来？", () => "我撑不住时有什么兆头？"],
  growth: [({ type }) => `别人常把 ${type} 错看成什么？`, () => "我最该留神的毛病是哪个？"],
  certainty: [({ type, cast }) => `我和 ${cast.neighbours[0]!.type} 差在哪，怎么就定了 ${type}？`, () => "这份结果准不准？"],
};
const order: readonly Part[] = ["work", "others", "quarrel", "certainty", "tired", "growth", "mind", "study"];

/** 三个这份答卷答得了的问题，都不是刚问过的那一类。 */
export const toFollowUps = (view: TypeView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const others = order.filter((one) => one !== part);
  const start = (turn * 3 + Math.floor(view.turn("ask") * others.length)) % others.length;
  return [0, 1, 2].map((at) => asks[others[(start + at) % others.length]!][(turn + at) % 2]!(view));
};
