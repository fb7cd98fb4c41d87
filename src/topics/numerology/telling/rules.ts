import { closeRules, fieldRules, timeRules } from "./rules-fields.ts";
import { dissentRules, nameRules, pathRules, schoolRules } from "./rules-self.ts";

/** All that may be said of a cast, without words. */
export const rules = [...pathRules, ...nameRules, ...fieldRules, ...timeRules, ...schoolRules, ...closeRules, ...dissentRules];
export type RuleKey = (typeof rules)[number]["key"];
