import { asksToPart, isOfYear } from "../hearing/about.ts";
import type { Question } from "../hearing/question.ts";
import { type Aspect, aspects, compare } from "./compare.ts";
import { chances } from "./data/chances.ts";
import type { Leaning } from "./leaning.ts";

/** Kinds of question by which casts lean differently, each counted by one question of its kind. */
export const askedForms = {
  love: "我能脱单吗？",
  work: "我该不该换工作？",
  money: "我能存下钱吗？",
  self: "我能变得更自信吗？",
  year: "我明年能升职吗？",
  leaving: "我该不该离婚？",
  feared: "我会被裁员吗？",
  open: "今年财运怎么样？",
  choice: "我是留在上海还是去北京？",
} as const;
export type AskedForm = keyof typeof askedForms;

/** How many of the pairs agreed and how many parted. */
export type Counts = Record<Aspect, [agree: number, part: number]>;

/** @param pairs of two crafts, cast for the same birth on the same day where a craft needs one */
export const countAccords = (pairs: readonly (readonly [Leaning, Leaning])[]): Counts => {
  const counts: Counts = { lean: [0, 0], when: [0, 0], through: [0, 0] };
  for (const [one, other] of pairs) {
    const accords = compare(one, other);
    for (const aspect of aspects) {
      if (accords[aspect] === "agree") counts[aspect][0] += 1;
      if (accords[aspect] === "part") counts[aspect][1] += 1;
    }
  }
  return counts;
};

export const toForm = (question: Question): AskedForm => {
  const { kind, theme } = question;
  if (kind === "choice") return "choice";
  if (kind === "open") return "open";
  if (question.isDreaded) return "feared";
  if (asksToPart(question)) return "leaving";
  if (isOfYear(question)) return "year";
  return theme === null || theme === "inner" ? "self" : theme;
};

export const toPairKey = (one: string, other: string): string => [one, other].sort().join("+");

/** How often two casts of these crafts agree, and how often they part, by chance alone: parts of one. */
export const chanceOfAccord = (one: string, other: string, form: AskedForm, aspect: Aspect): { agree: number; part: number } => {
  const counts = chances.forms[form][toPairKey(one, other)]?.[aspects.indexOf(aspect)];
  if (!counts) throw new RangeError(`no chances for ${one} and ${other}`);
  return { agree: counts[0] / chances.casts, part: counts[1] / chances.casts };
};
