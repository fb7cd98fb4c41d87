import type { PersonId } from "../../shared/ids.ts";
import type { Person } from "./who.ts";

/** In what capacity somebody acts on a thing: as the visitor or member whose it is, as a friend who holds a link to it, or as staff. */
export type Capacity = "visitor" | "member" | "friend" | "staff";

/** What may be done, and in which capacities: a feature's rules as data, tested as a table. */
export type Policy<Action extends string> = Readonly<Record<Action, readonly Capacity[]>>;

export interface Thing {
  personId: PersonId;
  /** True when the asker came by a link that its person gave out. */
  isLinked?: boolean;
}

const listCapacities = (who: Person | null, { personId, isLinked }: Thing): Capacity[] => {
  const capacities: Capacity[] = isLinked ? ["friend"] : [];
  if (!who) return capacities;
  if (who.id === personId) capacities.push(who.standing === "visitor" ? "visitor" : "member");
  if (who.standing === "staff") capacities.push("staff");
  return capacities;
};

/** @param who null for somebody nobody knows, who may still hold a link */
export const allow = <Action extends string>(who: Person | null, action: Action, thing: Thing, policy: Policy<Action>): boolean =>
  listCapacities(who, thing).some((capacity) => policy[action].includes(capacity));
