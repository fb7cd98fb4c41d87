import type { Reader } from "../../kit/reading.ts";
import { type ChartTelling, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { HuangdiCast } from "../cast-types.ts";
import type { HuangdiFacts } from "../fact-types.ts";
import { findPart, type Part, parts } from "./parts.ts";
import { type RuleKey, rules } from "./rules.ts";
import { type HuangdiView, toAskedView, toHuangdiView } from "./view.ts";

type Telling = ChartTelling<HuangdiCast, HuangdiFacts, HuangdiView, RuleKey, Part>;

/** A child is told of love, work and money only where somebody asks; 虚岁. */
const grownAge = 16;
const grownParts: readonly Part[] = ["love", "work", "money"];

/** A reader in one language: the parts’ order, and the year a follow-up names, are the same in both. */
export const toHuangdiReader = (telling: Omit<Telling, "rules" | "toView" | "findPart" | "listParts">): Reader<HuangdiCast, HuangdiFacts> =>
  toChartReader<HuangdiCast, HuangdiFacts, HuangdiView, RuleKey, Part>({
    ...telling,
    rules,
    toView: (cast, _, question) => toHuangdiView(cast, question),
    findPart,
    listParts({ cast, isYearAsked }, question) {
      const asked = findPart(question);
      const rest = (cast.present?.age ?? grownAge) < grownAge ? parts.filter((part) => !grownParts.includes(part)) : parts;
      return [...new Set<Part>([...(asked ? [asked] : []), ...(isYearAsked ? (["ages"] as const) : []), ...rest])];
    },
    toAnswer: (view, asked, part, turn) => telling.toAnswer(toAskedView(view, asked), asked, part, turn),
  });
