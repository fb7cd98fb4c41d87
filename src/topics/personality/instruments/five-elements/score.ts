import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Profile, scoreProfile } from "../../profile/profile.ts";
import { type Element, elements, items } from "./items.ts";
import { type Relation, toRelation } from "./relations.ts";

export interface FiveElementsCast extends Profile<Element> {
  /** How the first stands to the second, and to the lowest. */
  toSecond: Relation;
  toLast: Relation;
}

/**
 * Five temperaments in the images of the elements; nothing of a birth chart is in it.
 * @param answers of the 40 items in their order, each 1 … 5
 * @example wood 100 and fire 75, all others 50 → "wood", toSecond "feeds"
 */
export const scoreFiveElements = (answers: readonly Answer[]): FiveElementsCast => {
  const profile = scoreProfile("fiveElements", elements, items, answers as readonly number[]);
  const [first, second] = profile.order as [Element, Element];
  return { ...profile, toSecond: toRelation(first, second), toLast: toRelation(first, profile.order.at(-1)!) };
};
