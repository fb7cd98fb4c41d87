import type { Question } from "../../kit/question/question.ts";

/** What a report is told of, the asked one first; `sure` is how far the numbers carry. */
export const parts = ["self", "love", "work", "quarrel", "tired", "growth", "sure"] as const;
export type Part = (typeof parts)[number];
/** The parts that items are written for. */
export const livedParts = ["self", "love", "work", "quarrel", "tired", "growth"] as const;
export type LivedPart = (typeof livedParts)[number];

/** The first that matches wins; what the kit calls a theme comes after these. */
const hints: readonly (readonly [RegExp, Part])[] = [
  [/准(?:不准|吗|确)|靠谱|误差|可信|打平|翼|题目|分数怎么|多少分|\b(?:how sure|accurate|accuracy|reliable|margin|tie|score[sd]?|wing)\b/i, "sure"],
  [/吵|争执|冲突|矛盾|冷战|发火|生气|脾气|翻脸|\b(?:quarrel\w*|argu\w+|fight\w*|conflicts?|row|angry|anger|temper)\b/i, "quarrel"],
  [
    /累|倦|疲|压力|焦虑|崩|休息|睡|熬|耗|心烦|紧张|\b(?:tired|tiredness|exhaust\w*|stress\w*|burnt? ?out|burnout|rest|sleep|anxi\w+|overwhelm\w*|worn)\b/i,
    "tired",
  ],
  [/成长|进步|改(?:变|掉)|盲点|短板|弱点|缺点|提升|练|发展|\b(?:grow\w*|change|improve|blind spots?|weak\w*|learn|develop|better)\b/i, "growth"],
  [/学习|读书|考试|备考|论文|\b(?:stud(?:y|ies|ying)|exams?|school|thesis)\b/i, "work"],
  [/朋友|家人|爸|妈|父母|兄弟|姐妹|孩子|室友|相处|\b(?:friends?|family|parents?|mother|father|mum|mom|dad|brother|sister|kids?|children|close to)\b/i, "love"],
];
const themeParts = { love: "love", work: "work", money: "work", inner: "self" } as const;

/** The part a question asks about; null where it wants the whole. */
export const findPart = ({ text, theme }: Question): Part | null => {
  if (text === "") return null;
  const hinted = hints.find(([pattern]) => pattern.test(text))?.[1];
  return hinted ?? (theme ? themeParts[theme] : null);
};

export const listParts = (question: Question): readonly Part[] => {
  const asked = findPart(question);
  return asked === null ? parts : [...new Set([asked, ...parts])];
};
