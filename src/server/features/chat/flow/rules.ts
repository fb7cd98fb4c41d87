import type { Plan } from "./plan.ts";
import { actRules } from "./rules/acts.ts";
import { castRules } from "./rules/cast.ts";
import { commandRules } from "./rules/command.ts";
import { pastRules } from "./rules/past.ts";
import { riskRules } from "./rules/risk.ts";
import { tableRules } from "./rules/table.ts";
import type { Turn } from "./turn.ts";

/** One decision: the plan, or null where it is not this rule's. */
export interface Rule {
  name: string;
  plan(turn: Turn): Promise<Plan | null> | Plan | null;
}

/** In the order they are tried: danger, a command, a past to be checked, what kind of turn it is, what lies on the table, and at last a cast. */
export const rules: readonly Rule[] = [...riskRules, ...commandRules, ...pastRules, ...actRules, ...tableRules, ...castRules];
