import { findHouseOf, findNatalReason, findReason, findYearReason, toJudges, toLean, toReasonFacts } from "./lean.ts";
import type { Part } from "./parts.ts";
import { bodyFact, onlyHeld, type SkyView } from "./view.ts";

/** The facts a lead rests on: the judges of the part, its house, what decides its lean. */
export const toLeadFacts = (view: SkyView, part: Part): string[] => {
  const house = findHouseOf(view, part);
  const reasons = [findReason(view, part, toLean(view, part)), findNatalReason(view, part), findYearReason(view, part)];
  return onlyHeld(view, [
    ...(house === null ? [] : [`house.${house}`]),
    ...toJudges(view, part).map((body) => bodyFact(view, body)),
    ...reasons.flatMap((reason) => (reason ? toReasonFacts(reason) : [])),
  ]);
};
