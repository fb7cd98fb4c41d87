import type { Question } from "../../kit/hearing/question.ts";
import { listParts } from "./answer.ts";
import { findPart } from "./find-part.ts";
import type { BirthdayView } from "./view.ts";

/** Three of a pool, of parts the chart is told in and not the one just asked; each turn goes three on. */
export const chooseFollowUps = (view: BirthdayView, asked: Question, turn: number, pool: readonly string[]): string[] => {
  const own = findPart(asked);
  const told = listParts(view, { ...asked, text: "", theme: null });
  const open = pool.filter((text) => {
    const part = findPart({ ...asked, text, theme: null });
    return text !== asked.text && part !== null && told.includes(part);
  });
  const others = open.filter((text) => findPart({ ...asked, text, theme: null }) !== own);
  if (others.length < 3) return open.slice(0, 3);
  return [0, 1, 2].map((place) => others[(place + turn * 3) % others.length]!);
};
