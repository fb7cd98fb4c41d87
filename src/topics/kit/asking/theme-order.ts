import { kin } from "../question/data/kin.ts";
import type { Question, Theme } from "../question/question.ts";

const nearest: Record<Theme, Theme[]> = {
  love: ["inner", "work", "money"],
  work: ["money", "inner", "love"],
  money: ["work", "inner", "love"],
  inner: ["love", "work", "money"],
};
const couple =
  /恋|对象|伴侣|另一半|[男女](?:朋友|友)|老公|老婆|丈夫|妻子|前任|复合|分手|婚|暧昧|表白|桃花|单身|\b(?:boyfriend|girlfriend|husband|wife|partner|ex|marr(?:y|ied|iage)|dat(?:e|ing)|divorced?|crush|single)\b/i;

const decisions = new Set<Question["kind"]>(["yesNo", "choice", "how", "when"]);

/**
 * The fields of life a question concerns, its own first, then those that lie nearest; where it names none, what one does
 * for a decision, oneself for the rest.
 * Passages on love speak of a couple: a question about a mother or a friend is told of oneself, and love is left out.
 */
export const toThemeOrder = ({ text, locale, theme, kind }: Question): Theme[] => {
  const first = theme ?? (decisions.has(kind) ? "work" : "inner");
  const isOfKin = text.search(kin[locale]) >= 0 && !couple.test(text);
  const own = first === "love" && isOfKin ? "inner" : first;
  const order = [own, ...nearest[own]];
  return isOfKin ? order.filter((candidate) => candidate !== "love") : order;
};
