import type { Question } from "../../../kit/hearing/question.ts";
import { chooseFollowUps } from "../choose-follow-ups.ts";
import type { BirthdayView } from "../view.ts";

/** Three questions this chart can answer, of other parts than the one just asked. */
export const toFollowUps = (view: BirthdayView, asked: Question, turn: number): string[] => {
  const { cast, goodYear, hardYear, focus, stem } = view;
  return chooseFollowUps(view, asked, turn, [
    "我适合做哪一行？",
    "我在感情里要的是什么样的人？",
    `${goodYear.year}年适合做什么？`,
    "我跟钱的缘分怎么样？",
    ...(cast.currentLuck ? [`${cast.currentLuck.pillar}大运该怎么用？`] : []),
    `${hardYear.year}年要当心什么？`,
    "睡和吃上该注意什么？",
    `${stem}日主平时怎么用用神？`,
    `${focus.year + 1}年感情怎么样？`,
    "什么时候换工作合适？",
    ...(cast.variants.length > 0 ? ["为什么别处排得不一样？"] : []),
  ]);
};
