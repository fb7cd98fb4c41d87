import { getChapter } from "../data/chapters.ts";
import { say, type View } from "./view.ts";

const offered = 3;

/** Three further questions this cast can answer, none of them the one just asked; each turn offers others first. */
export const toFollowUps = (view: View, turn: number, asked = ""): string[] => {
  const { language, cast, themes, question, neighbours } = view;
  const ways = language.followUps;
  const [own, ...others] = themes;
  const start = turn + view.variant;
  const candidates = [
    say(view, ways.line, { v: language.inline(cast.chapter, getChapter(cast.chapter).keys[others[start % others.length] ?? own!]) }),
    ways.theme[others[start % others.length] ?? own!],
    question.kind === "when" ? ways.why : ways.when,
    say(view, ways.chapter, { c: language.nameOf(neighbours[(start + 1) % neighbours.length]!) }),
    question.kind === "how" ? ways.why : ways.how,
    ways.dissent,
  ];
  const first = (start * offered) % candidates.length;
  return [...candidates.slice(first), ...candidates.slice(0, first)].filter((candidate) => candidate !== asked).slice(0, offered);
};
