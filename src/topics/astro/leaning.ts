import { findChosen } from "../kit/hearing/choice.ts";
import type { Question } from "../kit/hearing/question.ts";
import {
  type Calendar,
  defineLeaning,
  isUnweighed,
  type Lean,
  noLeaning,
  type Side,
  toAsks,
  toChartLean,
  toChoiceLean,
  toLean,
} from "../kit/leaning/leaning.ts";
import { monthOf } from "../kit/leaning/months.ts";
import type { AstroCast } from "./cast-types.ts";
import type { AstroFact } from "./fact-types.ts";
import { findPart, isOfSaturnReturn, isOfYear } from "./telling/find-part.ts";
import { findYearOutside } from "./telling/find-year-outside.ts";
import { findReason, findYearReason, listOpenings, scorePart, toJudges, toLean as toPartLean, toReasonFacts } from "./telling/lean.ts";
import type { Part } from "./telling/parts.ts";
import { type SkyView, toSkyView } from "./telling/view.ts";

/** The houses, the first first. */
const houseSides: readonly Side[] = ["self", "money", "words", "place", "rest", "work", "people", "money", "place", "work", "people", "rest"];

const ofYear = (view: SkyView, question: Question): Lean | null => {
  const [first] = view.hits;
  if (view.isOfDay || isOfSaturnReturn(question) || findYearOutside(view, question.text) || !first) return null;
  const level = first.tone === "soft" || first.body === "jupiter" ? 1 : first.body === "uranus" ? 0 : -1;
  return toLean(level, first.ids.slice(0, 1));
};

const findLean = (view: SkyView, question: Question, part: Part | null): Lean | null => {
  const { kind } = question;
  if (part === "two") {
    if (!view.cast.synastry || kind !== "yesNo") return null;
    const own = toPartLean(view, "two");
    const reason = findReason(view, "two", own);
    return toChartLean(own, "plain", reason ? toReasonFacts(reason) : []);
  }
  if (isOfSaturnReturn(question) || (part === null && kind === "open")) return null;
  const asked = part ?? "sun";
  if (kind === "choice") {
    const score = scorePart(view, asked);
    const reason = findReason(view, asked, score >= 0 ? "yes" : "notYet");
    const chosen = findChosen(question, score >= 0 ? 1 : -1);
    if (chosen) return toChoiceLean(question, chosen.chosen, 1, reason ? toReasonFacts(reason) : ["body.sun"]);
  }
  if (part === "year") return ofYear(view, question);
  if (kind !== "yesNo" && kind !== "open") return null;
  const own = toPartLean(view, asked);
  const yearly = isOfYear(question) ? findYearReason(view, asked) : null;
  const reason = yearly ?? findReason(view, asked, own);
  const facts = reason ? toReasonFacts(reason).slice(0, 2) : ["body.sun"];
  if (kind === "open") return yearly ? toLean(Math.sign(yearly.score), facts) : toChartLean(own, "plain", facts);
  return toChartLean(own, toAsks(question), facts);
};

/** The days of the year ahead on which a slow body opens what is asked. */
const toCalendar = (view: SkyView, part: Part): Calendar | null => {
  const { from, to } = view.cast.yearAhead;
  const open = listOpenings(view, part).map(({ dates, ids }) => ({ from: monthOf(dates[0]!), to: monthOf(dates[0]!), facts: ids.slice(0, 1) }));
  return open.length === 0 ? null : { reach: { from: monthOf(from), to: monthOf(to) }, open };
};

/** Where the first judge of what is asked stands; a birth without an hour has no houses. */
const findThrough = (view: SkyView, part: Part) => {
  const [judge] = toJudges(view, part);
  const house = judge && view.cast.bodies[judge].house;
  return house ? { side: houseSides[house - 1]!, facts: [`body.${judge}`] } : null;
};

/** What the bodies that judge a part have with them and against them, at birth and in the year ahead. */
export const leaning = defineLeaning<AstroCast, AstroFact>(({ cast, facts, question }) => {
  if (isUnweighed(question)) return noLeaning;
  const view = toSkyView(cast, facts, question);
  const part = findPart(question);
  return { lean: findLean(view, question, part), when: toCalendar(view, part ?? "sun"), through: findThrough(view, part ?? "sun") };
});
