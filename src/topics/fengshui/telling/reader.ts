import type { Reader } from "../../kit/reading.ts";
import { type ChartTelling, toChartReader } from "../../kit/telling/chart-reader.ts";
import type { FengshuiCast } from "../engine.ts";
import type { FengshuiFacts } from "../fact-types.ts";
import { findAskedYear, listAskedDirections } from "./asked.ts";
import { findPart, type Part, parts } from "./parts.ts";
import { type RuleKey, rules } from "./rules.ts";
import { type FengshuiView, toView } from "./view.ts";

type Telling = ChartTelling<FengshuiCast, FengshuiFacts, FengshuiView, RuleKey, Part>;

/** A reader of houses in one language: the parts' order, and follow-ups that name a year or a side of their own, are the same in both. */
export const toFengshuiReader = (telling: Omit<Telling, "rules" | "toView" | "findPart" | "listParts">): Reader<FengshuiCast, FengshuiFacts> => {
  const reader = toChartReader<FengshuiCast, FengshuiFacts, FengshuiView, RuleKey, Part>({
    ...telling,
    rules,
    toView,
    findPart,
    listParts({ cast }, question) {
      const asked = findPart(question);
      const doubtful: Part[] = cast.border || cast.others.some(({ isSame }) => !isSame) ? ["school"] : [];
      return [...new Set<Part>([...(asked ? [asked] : []), ...doubtful, ...parts])];
    },
  });
  return {
    ...reader,
    // The chart is seen in the year and from the sides of the follow-up, where it names any.
    answer(request) {
      const { asked, cast, question } = request;
      const isOwn = findAskedYear(asked.text, cast.year) !== null || listAskedDirections(asked.text).length > 0;
      return reader.answer(isOwn ? { ...request, question: { ...question, text: asked.text } } : request);
    },
  };
};
