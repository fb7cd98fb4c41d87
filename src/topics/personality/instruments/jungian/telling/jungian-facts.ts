import type { FactOf } from "../../../../kit/fact.ts";
import { type ProfileFacts, toProfileFacts } from "../../../profile/profile-facts.ts";
import { items } from "../items.ts";
import type { JungianCast } from "../score.ts";

export type JungianOwnFacts = {
  /** The classical order from the first: `second` is what came second in fact. */
  stack: { dominant: string; auxiliary: string; tertiary: string; inferior: string; code: string; second: string };
  /** How many of the pattern's three claims hold, and which. */
  pattern: { held: number; isSecondAuxiliary: boolean; isInferiorLow: boolean; isAuxiliaryOverTertiary: boolean };
  /** Means of the four outward and the four inward functions. */
  attitude: { outward: number; inward: number };
};
export type JungianFacts = JungianOwnFacts & ProfileFacts;

export const toJungianFacts = (cast: JungianCast): FactOf<JungianFacts>[] => {
  const [dominant, auxiliary, tertiary, inferior] = cast.stack;
  const [result, ...rest] = toProfileFacts(cast, items);
  const held = Object.values(cast.pattern).filter(Boolean).length;
  return [
    result!,
    { id: "stack", key: "stack", values: { dominant, auxiliary, tertiary, inferior, code: cast.code, second: cast.order[1]! } },
    { id: "pattern", key: "pattern", values: { held, ...cast.pattern } },
    { id: "attitude", key: "attitude", values: cast.attitudes },
    ...rest,
  ];
};
