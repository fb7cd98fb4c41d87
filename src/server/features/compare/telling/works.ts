import type { ComparisonRequest, ToldComparison } from "../../../../topics/kit/leaning/telling/tell-comparison.ts";
import { toCaller } from "../../../kernel/workers/port.ts";

/** What reads the crafts' words, in a thread. */
export const compareWorks = {
  "compare.tell": async (request: ComparisonRequest): Promise<ToldComparison> =>
    (await import("../../../../topics/kit/leaning/telling/tell-comparison.ts")).tellComparison(request),
};

export const compareBy = toCaller<typeof compareWorks>();
