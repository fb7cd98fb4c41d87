import { closeRules, dissentRules, doingRules, yearDissentRules } from "./rules-closing.ts";
import { brightnessRules, majorRules, minorRules, patternRules, soulRules, transformationRules } from "./rules-places.ts";
import { bodyStarRules, roundRules } from "./rules-rounds.ts";
import { schoolRules, yearRules, zhongzhouRules } from "./rules-times.ts";

/** All that may be said of a plate, without words. */
export const rules = [
  ...patternRules,
  ...soulRules,
  ...majorRules,
  ...brightnessRules,
  ...transformationRules,
  ...minorRules,
  ...roundRules,
  ...bodyStarRules,
  ...yearRules,
  ...schoolRules,
  ...zhongzhouRules,
  ...dissentRules,
  ...yearDissentRules,
  ...doingRules,
  ...closeRules,
];
export type RuleKey = (typeof rules)[number]["key"];
