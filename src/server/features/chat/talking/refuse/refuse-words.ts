import type { Ways } from "../choose-unsaid.ts";

/** What no help is given with. */
export type RefusedRisk = "harm" | "stalk" | "minor";

/** No sentence stands in it twice. */
export type RefuseWords = Record<RefusedRisk, Ways>;
