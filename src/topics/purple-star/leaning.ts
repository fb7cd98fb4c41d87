import { isStaying } from "../kit/hearing/choice.ts";
import type { Question } from "../kit/hearing/question.ts";
import { type Calendar, defineLeaning, isUnweighed, type Lean, noLeaning, type Side, toAsks, toChartLean, toChoiceLean } from "../kit/leaning/leaning.ts";
import { toSolarYear } from "../kit/leaning/months.ts";
import type { PurpleStarCast } from "./cast-types.ts";
import type { PalaceName } from "./data/palaces.ts";
import type { PurpleStarFact } from "./fact-types.ts";
import { findPart, isField } from "./telling/find-part.ts";
import { listGoodYears, type Reason, scorePalace, toLean, toReason, toYearPalace } from "./telling/lean.ts";
import { type Field, palacesOf } from "./telling/parts.ts";
import { type PlateView, toPlateView } from "./telling/view.ts";

const palaceSides: Record<PalaceName, Side> = {
  命宫: "self",
  兄弟: "people",
  夫妻: "people",
  子女: "rest",
  财帛: "money",
  疾厄: "rest",
  迁移: "place",
  仆役: "people",
  官禄: "work",
  田宅: "place",
  福德: "rest",
  父母: "words",
};
const yearsAhead = 12;

const factOf = (reason: Reason): string => (reason.kind === "transformed" || reason.kind === "seen" ? `transformation.${reason.which}` : `star.${reason.star}`);

const findChoice = (view: PlateView, question: Question): Lean | null => {
  const { options, locale } = question;
  if (!options) return null;
  const [one, other] = options;
  const [isOneStay, isOtherStay] = [isStaying(one, locale), isStaying(other, locale)];
  if (isOneStay === isOtherStay) return null;
  const moves = scorePalace(view, "迁移") > scorePalace(view, "田宅");
  const name = moves ? "迁移" : "田宅";
  return toChoiceLean(question, moves === isOneStay ? other : one, 1, [factOf(toReason(view, name, "yes")), `palace.${name}`]);
};

const findLean = (view: PlateView, question: Question, field: Field): Lean | null => {
  if (question.options) return findChoice(view, question);
  const lean = toLean(view, field);
  const isOfYear = view.isYearAsked && view.year !== null;
  const name = isOfYear ? toYearPalace(view.year!, field) : palacesOf[field][0]!;
  const facts = [factOf(toReason(view, name, lean)), `palace.${name}`];
  if (question.kind !== "yesNo" && !(question.kind === "open" && isOfYear)) return null;
  // A year's own verdict is not turned about half way: it is half open for whatever is asked.
  return toChartLean(lean, isOfYear && lean === "onlyIf" ? "plain" : toAsks(question), facts);
};

/** The two of the twelve years to come that touch the palace most. A year here begins with the lunar new year. */
const toCalendar = (view: PlateView, field: Field): Calendar | null => {
  const name = palacesOf[field][0]!;
  const now = view.cast.annual?.year;
  const years = listGoodYears(view, name);
  if (now === undefined || years.length === 0) return null;
  return {
    reach: { from: toSolarYear(now + 1).from, to: toSolarYear(now + yearsAhead).to },
    open: years.map((year) => ({ ...toSolarYear(year), facts: [`palace.${name}`] })),
  };
};

/** The palace of what is asked, in the year named if one is; 化禄 of the birth is the side it points to. */
export const leaning = defineLeaning<PurpleStarCast, PurpleStarFact>(({ cast, facts, question }) => {
  if (isUnweighed(question)) return noLeaning;
  const view = toPlateView(cast, facts, question);
  const part = findPart(question);
  const through = { side: palaceSides[view.palaceOf(cast.transformations.禄)], facts: ["transformation.禄"] };
  if (part === "school") return { ...noLeaning, through };
  const isYear = !isField(part) && (part === "year" || question.kind === "open");
  const field = isField(part) ? part : "character";
  return { lean: isYear ? null : findLean(view, question, field), when: toCalendar(view, field), through };
});
