import { boneRules, closeRules, dissentRules, fieldRules, placeRules } from "./rules-bones.ts";
import { ageRules, phaseRules, schoolRules } from "./rules-times.ts";

/** All that may be said of a cast, without words. */
export const rules = [...placeRules, ...boneRules, ...fieldRules, ...ageRules, ...phaseRules, ...schoolRules, ...closeRules, ...dissentRules];
export type RuleKey = (typeof rules)[number]["key"];
