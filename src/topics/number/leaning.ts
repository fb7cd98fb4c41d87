import { toAffirmed } from "../kit/hearing/affirmed.ts";
import { findChosen } from "../kit/hearing/choice.ts";
import { asksLean, defineLeaning, isUnweighed, noLeaning, toChoiceLean, toLean } from "../kit/leaning/leaning.ts";
import { relationSides } from "../kit/leaning/relation-sides.ts";
import { toBodyUse } from "./body-use.ts";
import type { NumberCast } from "./engine.ts";

/** Body and use: how far to yes, and what the use is to the body. A count of days is no calendar. */
export const leaning = defineLeaning<NumberCast, { id: string }>(({ cast, question }) => {
  if (isUnweighed(question)) return noLeaning;
  const { lean, bond } = toBodyUse(cast);
  const facts = ["bond", "lean"];
  const isChoice = question.kind === "choice";
  const level = question.kind === "yesNo" ? toAffirmed(question, lean) : lean;
  return {
    lean: !asksLean(question) ? null : isChoice ? toChoiceLean(question, findChosen(question, lean)?.chosen ?? null, lean, facts) : toLean(level || 0, facts),
    when: null,
    through: { side: relationSides[bond], facts: ["bond"] },
  };
});
