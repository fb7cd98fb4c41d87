import { type Element, elements } from "./items.ts";

/** How one element stands to another: it feeds it, is fed by it, checks it, is checked by it. */
export type Relation = "feeds" | "fed" | "checks" | "checked";
const relations: readonly Relation[] = ["feeds", "checks", "checked", "fed"];

/** @example toRelation("wood", "fire") // "feeds"; toRelation("wood", "earth") // "checks" */
export const toRelation = (one: Element, other: Element): Relation => relations[((elements.indexOf(other) - elements.indexOf(one) + 5) % 5) - 1]!;

const toStep = (one: Element, steps: number): Element => elements[(elements.indexOf(one) + steps) % 5]!;
export const toChild = (one: Element): Element => toStep(one, 1);
export const toMother = (one: Element): Element => toStep(one, 4);

/** Between two of which one checks the other: what the checking one feeds and the checked one lives on. Null where one feeds the other. */
export const toBridge = (one: Element, other: Element): Element | null => {
  const relation = toRelation(one, other);
  return relation === "checks" ? toChild(one) : relation === "checked" ? toChild(other) : null;
};
