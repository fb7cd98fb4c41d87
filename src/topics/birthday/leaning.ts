import type { Question } from "../kit/hearing/question.ts";
import { type Calendar, defineLeaning, isUnweighed, type Lean, noLeaning, toAsks, toChartLean, toChoiceLean, toLean } from "../kit/leaning/leaning.ts";
import { toSolarYear } from "../kit/leaning/months.ts";
import { relationSides } from "../kit/leaning/relation-sides.ts";
import type { BirthdayCast } from "./engine.ts";
import type { BirthdayFact } from "./facts.ts";
import { findBetterYear, findCare, findFavoured, findSuitedYear, grownFrom, toYearGrade, toLean as toYearLean } from "./telling/answer.ts";
import { findPart } from "./telling/find-part.ts";
import { type BirthdayView, type Part, toBirthdayView } from "./telling/view.ts";

const gradeLevels = [-2, -1, 1, 2] as const;
const ofYear = (year: number): string => `year.${year}`;

/** Two years named in a question, by the way each stands in. */
const chooseYear = (view: BirthdayView, question: Question): Lean | null => {
  const years = findBetterYear(view, question);
  const at = question.text.indexOf(`${years?.better.year}`);
  const otherAt = question.text.indexOf(`${years?.other.year}`);
  if (!years || at < 0 || otherAt < 0) return null;
  return toLean(at < otherAt ? 1 : -1, [ofYear(years.better.year), ofYear(years.other.year)]);
};

const findChoice = (view: BirthdayView, question: Question): Lean | null => {
  const { options } = question;
  if (findBetterYear(view, question)) return chooseYear(view, question);
  if (!options) return null;
  const favoured = findFavoured(view, options);
  return toChoiceLean(question, favoured && options[favoured.index], 1, [ofYear(view.focus.year)]);
};

const findLean = (view: BirthdayView, question: Question, part: Part | null): Lean | null => {
  const { focus, cast } = view;
  const facts = [ofYear(focus.year), ...(cast.currentLuck ? ["currentLuck"] : [])];
  if (question.kind === "yesNo") return toChartLean(toKitLean(view), toAsks(question), facts);
  if (question.kind === "choice") return findChoice(view, question);
  const isGraded = question.kind === "open" && part !== "character" && part !== "school" && (view.isYearAsked || part === "year");
  return isGraded ? toLean(gradeLevels[toYearGrade(focus)], [ofYear(focus.year)]) : null;
};

const toKitLean = (view: BirthdayView) => {
  const lean = toYearLean(view);
  return lean === "ifOnly" ? "onlyIf" : lean;
};

/** The next year that suits what is asked, among the ten that are told. */
const toCalendar = (view: BirthdayView, part: Part | null): Calendar => {
  const { years } = view.cast;
  const { year } = findSuitedYear(view, part ?? "year");
  return { reach: { from: toSolarYear(years[0]!.year).from, to: toSolarYear(years.at(-1)!.year).to }, open: [{ ...toSolarYear(year), facts: [ofYear(year)] }] };
};

/** The year asked about and the luck behind it; the wanted element is the side it points to. */
export const leaning = defineLeaning<BirthdayCast, BirthdayFact>(({ cast, facts, question }) => {
  const view = toBirthdayView(cast, facts, question);
  if (isUnweighed(question) || findCare(question) || view.askedBeyond !== null) return noLeaning;
  const part = findPart(question);
  if (cast.currentYear.age < grownFrom && (part === "love" || part === "work" || part === "money")) return noLeaning;
  return {
    lean: findLean(view, question, part),
    when: toCalendar(view, part),
    through: { side: relationSides[view.familyOf(cast.usefulElements[0]!)], facts: ["useful"] },
  };
});
