import type { View } from "./view.ts";

const offered = 3;

/** Three further questions this cast can answer, none of them the one just asked; each turn offers others first. */
export const toFollowUps = ({ language, themes, question, variant }: View, turn: number, asked = ""): string[] => {
  const ways = language.followUps;
  const [own, ...others] = themes;
  const start = turn + variant;
  const candidates = [
    question.kind === "when" ? ways.why : ways.when,
    ways.theme[others[start % others.length] ?? own!],
    ways.changed,
    question.kind === "how" ? ways.why : ways.how,
    ways.use,
    ways.dissent,
  ];
  const first = (start * offered) % candidates.length;
  return [...candidates.slice(first), ...candidates.slice(0, first)].filter((candidate) => candidate !== asked).slice(0, offered);
};
