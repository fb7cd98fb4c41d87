import type { Ways } from "../choose-unsaid.ts";

/** What no cast gives a verdict on. */
export type VerdictRisk = "medical" | "death" | "legal" | "stake" | "infidelity";

interface RiskWords {
  /** Over a reading that carries no verdict. */
  headlines: Ways;
  /** Whole answers: the first sentence is what the limit is. */
  ways: Ways;
  /** First sentences for what the words name, in place of a way's own. */
  fits: Record<string, Ways>;
}

/** No sentence stands in it twice. */
export type LimitWords = Record<VerdictRisk, RiskWords>;
