import { isOfAnothersHeart, isOfFit } from "../../kit/hearing/about.ts";
import { isOfCouple } from "../../kit/hearing/among-kin.ts";
import { listAskedYears } from "../../kit/hearing/asked-year.ts";
import { findBeyond } from "../../kit/hearing/beyond.ts";
import { isStaying } from "../../kit/hearing/choice.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { isSuspicion } from "../../kit/hearing/suspicion.ts";
import type { Element, Relation } from "../../kit/hexagrams/elements.ts";
import { elements } from "../../kit/hexagrams/elements.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { findRules } from "../../kit/telling/rule.ts";
import type { AnnualYear } from "../annual.ts";
import { asksOfOffspring, asksOfWedding, findPart } from "./find-part.ts";
import { isSeasonOver } from "./in-season.ts";
import { selfRules } from "./rules-self.ts";
import { worldRules } from "./rules-world.ts";
import { type BranchTie, branchTies, isClose, toBranchTie } from "./ties.ts";
import { type BirthdayView, type Part, scoreComing } from "./view.ts";

type Lean = "yes" | "ifOnly" | "notYet";

/** How the asked year and the luck behind it lean. */
export const toLean = ({ focus, cast: { currentLuck } }: BirthdayView): Lean => {
  const score = scoreComing(focus) + (currentLuck ? 0.6 * scoreComing(currentLuck) : 0);
  return score >= 0.8 ? "yes" : score <= -1 ? "notYet" : "ifOnly";
};

/** From 0, a hard year, to 3, an easy one. */
export const toYearGrade = (year: AnnualYear): 0 | 1 | 2 | 3 => {
  const score = scoreComing(year);
  return score >= 1 ? 3 : score >= 0 ? 2 : score > -1 ? 1 : 0;
};

/** What a year brings to a part: a tie with its pillar, its own star, else only the year's favour. */
type YearReason = BranchTie | "star" | "welcome" | "unwelcome";
const favours = (reason: YearReason): boolean => reason === "star" || isClose(reason as BranchTie);
/** Whether a reason speaks for the year. */
export const toPull = (reason: YearReason): "with" | "against" => (favours(reason) || reason === "welcome" ? "with" : "against");
const pillarOf: Partial<Record<Part, "day" | "month">> = { love: "day", work: "month" };

/** The family whose coming a part waits for. */
const starFamilies = ({ cast: { sex } }: BirthdayView, part: Part): readonly Relation[] => {
  if (part === "love") return sex === "male" ? ["iHold"] : sex === "female" ? ["holdsMe"] : ["iHold", "holdsMe"];
  if (part === "work") return ["holdsMe", "feedsMe"];
  return part === "money" ? ["iHold"] : [];
};

export const findYearReason = (view: BirthdayView, part: Part, year: AnnualYear): YearReason => {
  const pillar = pillarOf[part];
  if (pillar)
    for (const kind of branchTies) {
      if (year.relations.some((tie) => toBranchTie(tie) === kind && tie.members.some((member) => member.pillar === pillar))) return kind;
    }
  const families = starFamilies(view, part);
  if (families.includes(familyOfGod[year.tenGod]) || families.includes(familyOfGod[year.branchGod])) return "star";
  return scoreComing(year) > 0 ? "welcome" : "unwelcome";
};

/** The next year that suits a part and whose season is not over: its star or a harmony comes and the year is not against the chart; else the best one. */
export const findSuitedYear = (view: BirthdayView, part: Part): AnnualYear => {
  const suits = (year: AnnualYear): boolean => scoreComing(year) >= 0.4 && favours(findYearReason(view, part, year));
  const from = view.cast.years.filter(({ year }) => year >= view.focus.year && !isSeasonOver(view, year));
  return from.find(suits) ?? view.goodYear;
};

const rareKeys = ["extreme", "frame", "echo", "workPattern", "moneyPattern", "heavy", "absent", "climate"] as const;
type RareKey = (typeof rareKeys)[number];

/** What is rarest in the chart, or null where nothing stands out. */
export const findRarest = (view: BirthdayView): { key: RareKey; of: string; facts: readonly string[] } | null => {
  const found = findRules([...selfRules, ...worldRules], view).find(({ rule }) => (rareKeys as readonly string[]).includes(rule.key));
  return found ? { key: found.rule.key as RareKey, of: found.holding.of ?? "", facts: found.holding.facts } : null;
};

/** What no birth chart tells: matters for a doctor or a lawyer, another person's heart, whether two suit each other. */
type Care = "doctor" | "lawyer" | "otherHeart" | "twoCharts";
export const findCare = (question: Question): Care | null => {
  const beyond = findBeyond(question);
  if (beyond === "body" || question.matter === "pregnancy" || asksOfOffspring(question)) return "doctor";
  if (beyond === "court") return "lawyer";
  if (asksOfWedding(question) || (isOfFit(question) && isOfCouple(question))) return "twoCharts";
  return isOfAnothersHeart(question) || isSuspicion(question) ? "otherHeart" : null;
};

const moves = /走|去|换|跳|出|搬|辞|创业|离|\b(?:go|move|leave|quit|change|switch|start|abroad)\b/i;

/** Of two years that a question weighs, the better one and the other; null where it does not name two of the ten. */
export const findBetterYear = ({ cast }: BirthdayView, { text }: Question): { better: AnnualYear; other: AnnualYear } | null => {
  const named = listAskedYears(text, cast.currentYear.year);
  const [first, second] = named.map((asked) => cast.years.find(({ year }) => year === asked));
  if (!first || !second) return null;
  return scoreComing(second) > scoreComing(first) ? { better: second, other: first } : { better: first, other: second };
};

/** Which of two ways the chart favours, 0 or 1, by moving and staying; null where the words name neither. */
export const findFavoured = (view: BirthdayView, options: readonly [string, string]): { index: 0 | 1; by: "move" | "stay" } | null => {
  const { cast } = view;
  const [first, second] = options.map((option) => (isStaying(option, view.question.locale) ? "stay" : moves.test(option) ? "move" : null));
  if (!first || !second || first === second) return null;
  const isMoved = view.focus.relations.some(({ kind, members }) => kind === "clash" && members.some(({ pillar }) => pillar === "day" || pillar === "month"));
  const by = isMoved || cast.spirits.some(({ name }) => name === "驿马") ? "move" : "stay";
  return { index: first === by ? 0 : 1, by };
};

/** The heaviest and the lightest element. */
export const toExtremes = ({ cast }: BirthdayView): { most: Element; least: Element } => ({
  most: elements.reduce((best, next) => (cast.elements[next] > cast.elements[best] ? next : best)),
  least: elements.reduce((best, next) => (cast.elements[next] < cast.elements[best] ? next : best)),
});

/** The family that troubles the chart most: the first that is least welcome, else the heaviest. */
export const toTrouble = (view: BirthdayView): Relation => view.familyOf(view.cast.usefulReason.adverse[0] ?? toExtremes(view).most);

const wholeOrder: readonly Part[] = ["character", "love", "work", "money", "year", "health", "school"];

const elderOrder: readonly Part[] = ["character", "health", "love", "money", "year", "work", "school"];
const childOrder: readonly Part[] = ["character", "year", "health", "school"];
const elderFrom = 62;

/** 虚岁 from which love, work and money are told. */
export const grownFrom = 17;

/** The parts of a reading, the asked one first; the year second where a year was named. */
export const listParts = (view: BirthdayView, question: Question): Part[] => {
  const asked = findPart(question);
  const first = asked ? [asked, ...(view.isYearAsked ? (["year"] as const) : [])] : [];
  const { age } = view.cast.currentYear;
  const order = age < grownFrom ? childOrder : age >= elderFrom ? elderOrder : wholeOrder;
  return [...new Set([...first, ...order])].filter((part) => age >= grownFrom || childOrder.includes(part));
};
