import type { Plan } from "./plan.ts";

/** True for what begins a test and asks nothing. */
export const isBareStart = (plan: Plan | { kind: "retell" }): boolean =>
  (plan.kind === "sit" || (plan.kind === "ask" && plan.isForTest)) && plan.flow.question === "";
