import type { Rule } from "../../kit/telling/rule.ts";
import type { Part } from "./parts.ts";
import { leaningRules, pairRules } from "./rules-axes.ts";
import { mixedRules, onceRules, sceneRules } from "./rules-scenes.ts";
import { coreRules, groupRules, neighbourRules } from "./rules-types.ts";
import { closingRules, dissentRules, splitRules, steadinessRules } from "./rules-weighing.ts";
import type { TypeView } from "./view.ts";

const all = [
  ...coreRules,
  ...leaningRules,
  ...pairRules,
  ...groupRules,
  ...sceneRules,
  ...mixedRules,
  ...onceRules,
  ...splitRules,
  ...neighbourRules,
  ...steadinessRules,
  ...dissentRules,
  ...closingRules,
];
export type RuleKey = (typeof all)[number]["key"];
export const rules: readonly Rule<TypeView, RuleKey, Part>[] = all;
