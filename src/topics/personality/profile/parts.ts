import { isOfQuarrel } from "../../kit/hearing/about.ts";
import { findPartOf, guessPartOf } from "../../kit/hearing/part-of.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { partOf } from "./part-of.ts";

/** What a report is told of, the asked one first; `sure` is how far the numbers carry. */
export const parts = ["self", "love", "work", "quarrel", "tired", "growth", "sure"] as const;
export type Part = (typeof parts)[number];
/** The parts that items are written for. */
export const livedParts = ["self", "love", "work", "quarrel", "tired", "growth"] as const;
export type LivedPart = (typeof livedParts)[number];

/** How sure the numbers are, by its names: who names it asks about it. */
const sure = /准(?:不准|吗|确)|靠谱|误差|可信|打平|翼|题目|分数怎么|多少分|\b(?:how sure|accurate|accuracy|reliable|margin|tie|score[sd]?|wing)\b/i;
/** Where no matter was heard. The first that matches wins; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/发火|生气|脾气|翻脸|\b(?:row|angry|anger|temper)\b/i, "quarrel"],
  [/累|倦|疲|压力|焦虑|崩|休息|熬|耗|心烦|紧张|\b(?:tired|tiredness|exhaust\w*|stress\w*|burnt? ?out|burnout|rest|anxi\w+|overwhelm\w*|worn)\b/i, "tired"],
  [/成长|进步|改(?:变|掉)|盲点|短板|弱点|缺点|提升|练|发展|\b(?:grow\w*|change|improve|blind spots?|weak\w*|learn|develop|better)\b/i, "growth"],
  [/相处|\b(?:close to)\b/i, "love"],
];
const themeParts = { love: "love", work: "work", money: "work", inner: "self" } as const;

/** The part a question asks about; null where it wants the whole. */
export const findPart = (question: Question): Part | null => {
  const { text, theme } = question;
  if (text === "") return null;
  if (sure.test(text)) return "sure";
  if (isOfQuarrel(question)) return "quarrel";
  const hinted = hints.find(([pattern]) => pattern.test(text))?.[1];
  return hinted ?? findPartOf(partOf, question) ?? (theme ? themeParts[theme] : guessPartOf(partOf, question));
};

/** A who that means oneself is a what. */
export const asksOfOneself = ({ text }: Question): boolean =>
  /我(?:会)?是(?:个|一个)?(?:什么样|怎样|怎么样|哪种|啥样)|我是谁|\bwho am i\b|\bam i like\b|\bkind of person am i\b/i.test(text);

export const listParts = (question: Question): readonly Part[] => {
  const asked = findPart(question);
  return asked === null ? parts : [...new Set([asked, ...parts])];
};
