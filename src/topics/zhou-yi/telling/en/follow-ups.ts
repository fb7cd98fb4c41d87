import type { QuestionKind } from "../../../kit/hearing/question.ts";
import { toEnglishPlace } from "../../../kit/hexagrams/place-names.ts";
import type { Outline } from "../outline.ts";
import { toName } from "./verse.ts";

const byKind: Record<QuestionKind, string> = {
  yesNo: "What if I do nothing for now?",
  choice: "What is the other way like?",
  how: "When will something move?",
  why: "Where do I start, then?",
  when: "What should I do while I wait?",
  who: "How do I raise it with this person?",
  open: "Where do I start?",
};

/** Three questions this cast can answer, by what it holds; `turn` brings others. */
export const toFollowUps = ({ cast, question, theme }: Outline, turn: number): string[] => {
  const first = cast.ruling[0]!;
  const pool = [
    typeof first.place === "number" && first.of === "primary"
      ? `What does ${toEnglishPlace(first.place)} ask of me, exactly?`
      : `What does ${toEnglishPlace(cast.shi)}, the one I stand on, say to me?`,
    cast.changed ? `What changes once it becomes ${toName(cast.changed)}?` : "What would the opposite way look like?",
    byKind[question.kind],
    theme === "love" ? "Where does the other person stand in this?" : "What does it look like from the other side of the table?",
    question.kind === "when" ? "Where do I start?" : "Which month is the next window?",
    `What is ${toName(cast.nuclear)}, the nuclear hexagram, doing inside it?`,
  ];
  return [0, 1, 2].map((step) => pool[(turn * 3 + step) % pool.length]!);
};
