import { nameRules } from "./rules-name.ts";
import { allTradeRules } from "./rules-trade.ts";

/** All that may be said of a business, without words. */
export const rules = [...nameRules, ...allTradeRules];
export type RuleKey = (typeof rules)[number]["key"];
