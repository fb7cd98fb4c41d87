import type { Reader } from "../../kit/reading.ts";
import { type ChartTelling, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { PalmistryCast } from "../cast-types.ts";
import type { PalmistryFacts } from "../fact-types.ts";
import { findPart, type Part, parts } from "./parts.ts";
import { type RuleKey, rules } from "./rules.ts";
import { type PalmView, toView } from "./view.ts";

type Telling = ChartTelling<PalmistryCast, PalmistryFacts, PalmView, RuleKey, Part>;

/** A reader of hands in one language: the parts and their order are the same in both. */
export const toPalmistryReader = (telling: Omit<Telling, "rules" | "toView" | "findPart" | "listParts">): Reader<PalmistryCast, PalmistryFacts> =>
  toChartReader<PalmistryCast, PalmistryFacts, PalmView, RuleKey, Part>({
    ...telling,
    rules,
    toView,
    findPart,
    listParts({ cast }, question) {
      const asked = findPart(question);
      // What is doubtful is said early.
      const doubtful: Part[] = cast.confidence.level === "low" ? ["sides"] : [];
      return [...new Set<Part>([...(asked ? [asked] : []), ...doubtful, ...parts])];
    },
  });
