import type { Rule } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import type { PalmView } from "./view.ts";

type Pick = (view: PalmView) => string | null;

/** A rule that is told from the facts named, where `pick` finds its case. */
export const toRule = <const Key extends string>(
  key: Key,
  part: Part,
  weight: Rule<PalmView>["weight"],
  facts: readonly string[],
  pick: Pick,
  role?: Rule<PalmView>["role"],
): Rule<PalmView, Key, Part> => ({
  key,
  part,
  weight,
  ...(role && { role }),
  holds(view) {
    const of = pick(view);
    return of === null ? null : { facts, of };
  },
});
