import { toAffirmed } from "../kit/hearing/affirmed.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import { asksLean, type Calendar, defineLeaning, isUnweighed, type Lean, noLeaning, toChoiceLean, toLean } from "../kit/leaning/leaning.ts";
import { addMonths, monthOf, nextOfNumber } from "../kit/leaning/months.ts";
import type { FortuneCast } from "./engine.ts";
import { toView, type View } from "./telling/view.ts";
import type { Timing } from "./timing.ts";

/** The month of the year in which an element's season begins; earth is the turn of every season, and so no time. */
const seasons: Record<Exclude<Element, "earth">, number> = { wood: 2, fire: 5, metal: 8, water: 11 };
const seasonMonths = 3;
const reachMonths = 11;

/** The sheet's lunar month, which lies in two of the calendar's, or its season. */
const toCalendar = (timing: Timing | null, moment: string): Calendar | null => {
  if (timing === null || (timing.by === "season" && timing.element === "earth")) return null;
  const now = monthOf(moment);
  const isMonth = timing.by === "month";
  const from = nextOfNumber(now, isMonth ? (timing.month % 12) + 1 : seasons[timing.element as keyof typeof seasons]);
  return { reach: { from: now, to: addMonths(now, reachMonths) }, open: [{ from, to: addMonths(from, isMonth ? 1 : seasonMonths - 1), facts: ["ganzhi"] }] };
};

const findLean = ({ question, lot, ways }: View): Lean | null => {
  if (!asksLean(question)) return null;
  const facts = ["lot", ...(lot.grade === null ? [] : ["grade"]), "title"];
  if (question.kind !== "choice") return toLean((question.kind === "yesNo" ? toAffirmed(question, lot.lean) : lot.lean) || 0, facts);
  const chosen = lot.lean === 0 || !ways ? null : lot.lean > 0 ? ways.spoken : ways.other;
  return toChoiceLean(question, chosen, lot.lean, facts);
};

/** How the lot answers, by its own table, and the month or season its sheet prints. */
export const leaning = defineLeaning<FortuneCast, { id: string }>(({ cast, question, moment }) => {
  if (isUnweighed(question)) return noLeaning;
  const view = toView(cast, question, 0);
  return { lean: findLean(view), when: toCalendar(view.timing, moment), through: null };
});
