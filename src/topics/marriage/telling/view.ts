import { toBranch } from "../../kit/calendar/sexagenary.ts";
import { findComingYear } from "../../kit/hearing/asked-year.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { type Element, type Relation, toRelation } from "../../kit/hexagrams/elements.ts";
import { listPlaced, type PillarName } from "../../kit/pillars/four-pillars.ts";
import { toHiddenStems } from "../../kit/pillars/hidden-stems.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import { type TenGod, toTenGod } from "../../kit/pillars/ten-gods.ts";
import type { MarriageCast } from "../engine.ts";
import type { JointYear } from "../joint-years.ts";
import type { Who } from "../person.ts";
import { type BranchTie, listBranchTies } from "../score/branch-bond.ts";

export const parts = ["bond", "daily", "quarrel", "money", "family", "year"] as const;
export type Part = (typeof parts)[number];

/** What the total leaves to be done: little, some, much. */
export type Tone = "close" | "even" | "work";

/** Two charts made ready for asking. */
export interface MarriageView {
  cast: MarriageCast;
  question: Question;
  tone: Tone;
  /** How her day stem stands to his. */
  relation: Relation;
  seatGod: Record<Who, TenGod>;
  /** What the other is to each by the day stems. */
  sees: Record<Who, TenGod>;
  elders: Record<Who, TenGod>;
  /** Heavy, even or light day master. */
  side: Record<Who, "strong" | "even" | "weak">;
  heaviest: Record<Who, Element>;
  /** The tie between two pillars' branches of the two charts, the deciding one; null where either is unknown. */
  tieOf(a: PillarName, b: PillarName): BranchTie | null;
  /** One is under eighteen: only how they get on is told. */
  isMinor: boolean;
  focus: JointYear;
  isYearAsked: boolean;
  askedBeyond: number | null;
  goodYear: JointYear;
  hardYear: JointYear;
}

const closeFrom = 66;
const evenFrom = 50;
const sides = { dominant: "strong", strong: "strong", balanced: "even", weak: "weak", yielding: "weak" } as const;
const grownFrom = 18;

const choose = (years: readonly JointYear[], sign: 1 | -1): JointYear => years.reduce((best, year) => (year.score * sign > best.score * sign ? year : best));

export const toMarriageView = (cast: MarriageCast, _facts: unknown, question: Question): MarriageView => {
  const { a, b, years, total } = cast;
  const godOf = (who: Who): TenGod => toTenGod(cast[who].dayMaster, toHiddenStems(toBranch(cast[who].pillars.day))[0]!);
  const heaviestOf = (who: Who): Element =>
    (Object.entries(cast[who].elements) as [Element, number][]).reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  const branchOf = (who: Who, name: PillarName) => listPlaced(cast[who].pillars).find(({ pillar }) => pillar === name)?.branch;
  const asked = findComingYear(question.text, years[0]!.year);
  const focus = years.find(({ year }) => year === asked) ?? years[0]!;
  const later = years.filter(({ year }) => year > years[0]!.year);
  return {
    cast,
    question,
    tone: total.score >= closeFrom ? "close" : total.score >= evenFrom ? "even" : "work",
    relation: toRelation(toStemElement(a.dayMaster), toStemElement(b.dayMaster)),
    seatGod: { a: godOf("a"), b: godOf("b") },
    sees: { a: toTenGod(a.dayMaster, b.dayMaster), b: toTenGod(b.dayMaster, a.dayMaster) },
    elders: { a: toTenGod(b.dayMaster, a.pillars.year[0] as typeof a.dayMaster), b: toTenGod(a.dayMaster, b.pillars.year[0] as typeof a.dayMaster) },
    side: { a: sides[a.strength.level], b: sides[b.strength.level] },
    heaviest: { a: heaviestOf("a"), b: heaviestOf("b") },
    tieOf(nameA, nameB) {
      const [one, other] = [branchOf("a", nameA), branchOf("b", nameB)];
      return one && other ? listBranchTies(one, other)[0]! : null;
    },
    isMinor: Math.max(a.birthYear, b.birthYear) > years[0]!.year - grownFrom,
    focus,
    isYearAsked: asked !== null,
    askedBeyond: asked !== null && focus.year !== asked ? asked : null,
    goodYear: choose(later, 1),
    hardYear: choose(later, -1),
  };
};
