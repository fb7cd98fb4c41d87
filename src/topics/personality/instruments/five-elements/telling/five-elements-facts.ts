import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { type Element, items } from "../items.ts";
import { type Relation, toBridge, toRelation } from "../relations.ts";
import type { FiveElementsCast } from "../score.ts";

export type FiveElementsOwnFacts = {
  /** How `one` stands to `other`; `bridge` lies between them where one checks the other. Percents of the three. */
  relation: { one: Element; other: Element; relation: Relation; bridge: Element | null; first: number; second: number; between: number | null };
};
export type FiveElementsFacts = FiveElementsOwnFacts & ProfileFacts;

export const toFiveElementsFacts = (cast: FiveElementsCast): FactOf<FiveElementsFacts>[] => {
  const [result, ...rest] = toProfileFacts(cast, items);
  const [first, second] = cast.order as [Element, Element];
  const last = cast.order.at(-1)!;
  const percentOf = (one: Element): number => cast.scales[one].percent;
  const relate = (id: string, one: Element, other: Element): FactOf<FiveElementsFacts> => {
    const bridge = toBridge(one, other);
    return {
      id,
      key: "relation",
      values: { one, other, relation: toRelation(one, other), bridge, first: percentOf(one), second: percentOf(other), between: bridge && percentOf(bridge) },
    };
  };
  return [result!, relate("relation.second", first, second), relate("relation.last", first, last), ...rest];
};
