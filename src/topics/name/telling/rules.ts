import { meaningRules, overallRules, soundRules } from "./rules-chinese.ts";
import { closingRules, dissentRules, proposalRules } from "./rules-closing.ts";
import { englishRules } from "./rules-english.ts";
import { chartRules, numberRules, triadRules, writingRules } from "./rules-grids.ts";

export const rules = [
  ...proposalRules,
  ...overallRules,
  ...meaningRules,
  ...soundRules,
  ...numberRules,
  ...triadRules,
  ...chartRules,
  ...writingRules,
  ...englishRules,
  ...dissentRules,
  ...closingRules,
];
export type RuleKey = (typeof rules)[number]["key"];
