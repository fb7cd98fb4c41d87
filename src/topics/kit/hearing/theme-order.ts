import { isAmongKin } from "./among-kin.ts";
import type { Question, Theme } from "./question.ts";

const nearest: Record<Theme, Theme[]> = {
  love: ["inner", "work", "money"],
  work: ["money", "inner", "love"],
  money: ["work", "inner", "love"],
  inner: ["love", "work", "money"],
};

const decisions = new Set<Question["kind"]>(["yesNo", "choice", "how", "when"]);

/**
 * The fields of life a question concerns, its own first, then those that lie nearest; where it names none, what one does
 * for a decision, oneself for the rest.
 * Passages on love speak of a couple: a question about a mother or a friend is told of oneself, and love is left out.
 */
export const toThemeOrder = (question: Question): Theme[] => {
  const first = question.theme ?? (decisions.has(question.kind) ? "work" : "inner");
  const isOfKin = isAmongKin(question);
  const own = first === "love" && isOfKin ? "inner" : first;
  const order = [own, ...nearest[own]];
  return isOfKin ? order.filter((candidate) => candidate !== "love") : order;
};
