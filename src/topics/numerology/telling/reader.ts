import { findAskedYear } from "../../kit/hearing/asked-year.ts";
import type { Reader } from "../../kit/reading.ts";
import { type ChartTelling, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { NumerologyCast } from "../cast-types.ts";
import type { NumerologyFacts } from "../fact-types.ts";
import { findPart, isTheme, type Part, parts } from "./parts.ts";
import { type RuleKey, rules } from "./rules.ts";
import { isToldAt } from "./told-parts.ts";
import { type NumerologyView, toAskedView, toNumerologyView } from "./view.ts";

type Telling = ChartTelling<NumerologyCast, NumerologyFacts, NumerologyView, RuleKey, Part>;

/** A reader in one language: the parts’ order, and the year a follow-up names, are the same in both. */
export const toNumerologyReader = (telling: Omit<Telling, "rules" | "toView" | "findPart" | "listParts">): Reader<NumerologyCast, NumerologyFacts> => {
  const reader = toChartReader<NumerologyCast, NumerologyFacts, NumerologyView, RuleKey, Part>({
    ...telling,
    rules,
    toView: (cast, _, question) => toNumerologyView(cast, question),
    findPart,
    listParts({ cast, isYearAsked }, question) {
      const asked = findPart(question);
      const rest = parts.filter((part) => !isTheme(part) || isToldAt(part, cast.present.age));
      return [...new Set<Part>([...(asked ? [asked] : []), ...(isYearAsked ? (["times"] as const) : []), ...rest])];
    },
    toAnswer: (view, asked, part, turn) => telling.toAnswer(toAskedView(view, asked), asked, part, turn),
  });
  return {
    ...reader,
    // A follow-up on another year is told by that year’s rules, not by those of the first question’s.
    answer: (request) =>
      reader.answer(findAskedYear(request.asked.text, request.cast.present.year) === null ? request : { ...request, question: request.asked }),
  };
};
