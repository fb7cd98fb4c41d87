import { aspectRules, tornRules } from "./rules-aspects.ts";
import { closeRules, tensionRules } from "./rules-closing.ts";
import { rulerRules, tasteRules } from "./rules-houses.ts";
import { houseRules, shapeRules, signRules, stateRules } from "./rules-natal.ts";
import { twoRules } from "./rules-two.ts";
import { yearRules } from "./rules-year.ts";

/** All that may be said of a chart, without words. */
export const rules = [
  ...signRules,
  ...houseRules,
  ...shapeRules,
  ...stateRules,
  ...rulerRules,
  ...tasteRules,
  ...aspectRules,
  ...tornRules,
  ...yearRules,
  ...twoRules,
  ...tensionRules,
  ...closeRules,
];
export type RuleKey = (typeof rules)[number]["key"];
