import { isOfHealth } from "../../kit/hearing/about.ts";
import { findBeyond } from "../../kit/hearing/beyond.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { SeenCard, View } from "./view.ts";

/** Someone is ill, or has died. */
const isGrave = (question: Question): boolean =>
  question.matter === "grief" || question.matter === "health" || findBeyond(question) === "body" || isOfHealth(question);
const grave = new Set(["death", "tower", "devil", "swords-3", "swords-9", "swords-10"]);

/** The card a headline names: where someone is ill, never one that would frighten, but the brightest of the spread. */
export const toGentle = ({ cards, question }: View, card: SeenCard): SeenCard => {
  if (!grave.has(card.slug) || !isGrave(question)) return card;
  const others = cards.filter(({ slug }) => !grave.has(slug)).sort((a, b) => b.lean - a.lean);
  return others[0] ?? card;
};
