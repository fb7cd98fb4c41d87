import { type Branch, branches } from "../kit/hexagrams/branches.ts";
import { asksLean, type Calendar, defineLeaning, isUnweighed, type Lean, noLeaning, toChoiceLean, toLean } from "../kit/leaning/leaning.ts";
import { addMonths, monthOf, nextOfNumber } from "../kit/leaning/months.ts";
import { relativeSides } from "../kit/leaning/relation-sides.ts";
import type { ZhouYiCast } from "./engine.ts";
import type { ZhouYiFact } from "./facts.ts";
import { toAnsweredLean } from "./telling/answered-lean.ts";
import { getFact, type Outline, toOutline } from "./telling/outline.ts";

const reachMonths = 11;

const findLean = (outline: Outline): Lean | null => {
  const { question, favour, lean } = outline;
  if (!asksLean(question) || outline.beyond) return null;
  const facts = ["ruling.1", "lean"];
  if (question.kind === "choice" && favour) return toChoiceLean(question, favour.isClose ? null : favour.favoured, lean, facts);
  return toLean(question.kind === "open" ? lean : toAnsweredLean(outline), facts);
};

/** The calendar month most of a branch's month lies in: 寅 in February. */
const numberOf = (branch: Branch): number => ((branches.indexOf(branch) + 11) % 12) + 1;

/** The next month of the branch that the cast names, counted from the month of the cast, which begins in this calendar month or the last. */
const toCalendar = ({ monthBranch }: ZhouYiCast, facts: readonly ZhouYiFact[], moment: string): Calendar => {
  const now = nextOfNumber(addMonths(monthOf(moment), -1), numberOf(monthBranch));
  const open = addMonths(now, getFact(facts, "timing").values.monthsAhead);
  return { reach: { from: now, to: addMonths(now, reachMonths) }, open: [{ from: open, to: open, facts: ["timing"] }] };
};

/** The side of the line that answers, else of the asker's own. */
const toThrough = ({ ruling, najia, shi }: ZhouYiCast) => {
  const [first] = ruling;
  const place = first?.of === "primary" && typeof first.place === "number" ? first.place : null;
  return { side: relativeSides[najia[(place ?? shi) - 1]!.relative], facts: [place === null ? "shi" : `line.${place}`] };
};

/** The texts that answer, their month, and the relative of their line. */
export const leaning = defineLeaning<ZhouYiCast, ZhouYiFact>(({ cast, facts, question, moment }) => {
  if (isUnweighed(question)) return noLeaning;
  const outline = toOutline({ cast, facts: [...facts], question, tier: "plus", variant: 0 });
  return { lean: findLean(outline), when: toCalendar(cast, facts, moment), through: toThrough(cast) };
});
