import { toAffirmed } from "../kit/hearing/affirmed.ts";
import { findChosen } from "../kit/hearing/choice.ts";
import { asksLean, defineLeaning, isUnweighed, noLeaning, toChoiceLean, toLean } from "../kit/leaning/leaning.ts";
import { getChapter } from "./data/chapters.ts";
import type { TaoTeChingCast } from "./engine.ts";

/** A chapter urges on or holds back. It names no day and no side of life: every chapter speaks to all of them. */
export const leaning = defineLeaning<TaoTeChingCast, { id: string }>(({ cast, question }) => {
  if (isUnweighed(question) || !asksLean(question)) return noLeaning;
  const { lean } = getChapter(cast.chapter);
  const facts = ["chapter", "lean"];
  if (question.kind === "choice") return { ...noLeaning, lean: toChoiceLean(question, findChosen(question, lean)?.chosen ?? null, lean, facts) };
  return { ...noLeaning, lean: toLean((question.kind === "yesNo" ? toAffirmed(question, lean) : lean) || 0, facts) };
});
