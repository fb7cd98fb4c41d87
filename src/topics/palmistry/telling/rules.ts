import { lineRules } from "./rules-lines.ts";
import { palmRules } from "./rules-palm.ts";
import { roleRules } from "./rules-roles.ts";

export const rules = [...lineRules, ...palmRules, ...roleRules];

type KeyOf<Rules extends readonly { key: string }[]> = Rules[number]["key"];
export type RuleKey = KeyOf<typeof rules>;
