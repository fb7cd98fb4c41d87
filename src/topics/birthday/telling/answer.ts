import { listAskedYears } from "../../kit/asking/asked-year.ts";
import type { Element, Relation } from "../../kit/hexagrams/elements.ts";
import { elements } from "../../kit/hexagrams/elements.ts";
import { familyOfGod } from "../../kit/pillars/ten-gods.ts";
import { type Polarity, toPolarity } from "../../kit/question/polarity.ts";
import type { Question } from "../../kit/question/question.ts";
import { findRules } from "../../kit/telling/rule.ts";
import type { AnnualYear } from "../annual.ts";
import { findPart } from "./find-part.ts";
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
const cares: readonly [Care, RegExp][] = [
  [
    "doctor",
    /手术|癌|肿瘤|怀孕|备孕|吃药|停药|治病|生病|得病|抑郁症|确诊|(?:要|生|有|怀)(?:上)?(?:个)?(?:孩子|宝宝|小孩|二胎)|(?:孩子|宝宝)(?:什么时候|几时|何时)|\b(?:have (?:a )?(?:baby|child|children|kids)|baby|ivf|surgery|operation|cancer|pregnan\w*|medicine|medication|illness|disease|diagnos\w*|depression)\b/i,
  ],
  ["lawyer", /官司|诉讼|起诉|判刑|坐牢|\b(?:lawsuit|court|sue|trial|custody|prison)\b/i],
  [
    "twoCharts",
    /(?:我|我们)?(?:和|跟|与)(?:他|她|对象|男友|女友|男朋友|女朋友|老公|老婆).{0,4}(?:合不合|合适|配不配|般配|相配)|合婚|(?:嫁给?|娶|跟|和)(?:他|她).{0,2}(?:结婚|领证)?(?:吗|好不好|合适)|(?:嫁|娶)(?:给)?(?:他|她)|\bmarry (?:him|her)\b|\b(?:are we|we(?:’|')?re|is (?:he|she) right for me|compatible|good match)\b/i,
  ],
  [
    "otherHeart",
    /(?:他|她|对方|前任).{0,6}(?:爱不爱|喜不喜欢|还爱|还喜欢|想不想|怎么想|出轨|变心|回来|回头)|\b(?:does|is|will|has) (?:he|she)\b|\bwhat does (?:he|she) (?:feel|think|want)\b/i,
  ],
];
export const findCare = ({ text }: Question): Care | null => cares.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const stays = /留|不走|不换|不去|继续|守|待|原来|现在(?:的|这)|\b(?:stay|keep|remain|wait|not)\b/i;
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
  const [first, second] = options.map((option) => (stays.test(option) ? "stay" : moves.test(option) ? "move" : null));
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

export const polarityOf = ({ text, locale }: Question): Polarity => toPolarity(text, locale);

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
