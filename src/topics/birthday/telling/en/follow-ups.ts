import type { Question } from "../../../kit/hearing/question.ts";
import { chooseFollowUps } from "../choose-follow-ups.ts";
import type { BirthdayView } from "../view.ts";
import { toCharName, toGanzhiName } from "./names.ts";

/** Three questions this chart can answer, of other parts than the one just asked. */
export const toFollowUps = (view: BirthdayView, asked: Question, turn: number): string[] => {
  const { cast, goodYear, hardYear, focus, stem } = view;
  return chooseFollowUps(view, asked, turn, [
    "What line of work suits me?",
    "Who suits me in love?",
    `What is ${goodYear.year} good for?`,
    "How am I with money?",
    ...(cast.currentLuck ? [`How do I use the luck of ${toGanzhiName(cast.currentLuck.pillar)}?`] : []),
    `What should I mind in ${hardYear.year}?`,
    "What helps my sleep and meals?",
    `How does ${toCharName(stem)} use its useful element?`,
    `What will ${focus.year + 1} bring in love?`,
    "When should I change jobs?",
    ...(cast.variants.length > 0 ? ["Why does another app differ?"] : []),
  ]);
};
