import type { Question } from "../../../kit/hearing/question.ts";
import { findPart } from "../find-part.ts";
import type { Part } from "../parts.ts";
import type { TypeView } from "../view.ts";

const asks: Readonly<Record<Part, readonly ((view: TypeView) => string)[]>> = {
  mind: [() => "What do I look at first when I decide?", ({ type }) => `Which step does an ${type} skip in decisions?`],
  work: [() => "What sort of work suits me?", ({ ranked }) => `With so much ${ranked[0]!.letter}, what job could I keep for long?`],
  study: [() => "How do I learn with least trouble?", () => "What should I look out for before an exam?"],
  others: [() => "Where do I fall short with my friends?", ({ axes }) => `What do friends say of someone with my ${axes.TF.letter}?`],
  quarrel: [() => "What am I like in a quarrel?", () => "How do I make it up after a row?"],
  tired: [() => "How do I get over being tired?", () => "How can I tell I’m close to burnt out?"],
  growth: [({ type }) => `How do people misread an ${type}?`, () => "Which of my blind spots matters most?"],
  certainty: [({ type, cast }) => `How does ${type} differ from ${cast.neighbours[0]!.type} next door?`, () => "How accurate is this?"],
};
const order: readonly Part[] = ["work", "others", "quarrel", "certainty", "tired", "growth", "mind", "study"];

/** Three questions these answers can speak to, none of the kind just asked. */
export const toFollowUps = (view: TypeView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const others = order.filter((one) => one !== part);
  const start = (turn * 3 + Math.floor(view.turn("ask") * others.length)) % others.length;
  return [0, 1, 2].map((at) => asks[others[(start + at) % others.length]!][(turn + at) % 2]!(view));
};
