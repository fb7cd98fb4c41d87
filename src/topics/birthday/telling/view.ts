import { toBranch } from "../../kit/calendar/sexagenary.ts";
import { findAskedYear } from "../../kit/hearing/asked-year.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { type Branch, branches, type Stem } from "../../kit/hexagrams/branches.ts";
import { type Element, type Relation, toRelation } from "../../kit/hexagrams/elements.ts";
import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import type { PillarRelation, RelationKind } from "../../kit/pillars/relations.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import type { TenGod } from "../../kit/pillars/ten-gods.ts";
import { toRelatedElement } from "../../kit/pillars/useful-elements.ts";
import type { AnnualYear, Coming } from "../annual.ts";
import type { BirthdayCast } from "../engine.ts";
import { listShown, type ShownGod } from "./shown-gods.ts";
import { findSpouseStar, type SpouseStar } from "./spouse-star.ts";

export const parts = ["character", "love", "work", "money", "health", "year", "school"] as const;
export type Part = (typeof parts)[number];

export type Season = "spring" | "summer" | "autumn" | "winter";
const seasons: readonly Season[] = ["spring", "summer", "autumn", "winter"];

/** Which way the chart tips; the extremes count with the side they lie on. */
type Side = "strong" | "weak" | "even";
const sides = { dominant: "strong", strong: "strong", balanced: "even", weak: "weak", yielding: "weak" } as const;

/** A chart made ready for asking. */
export interface BirthdayView {
  cast: BirthdayCast;
  question: Question;
  stem: Stem;
  element: Element;
  month: Branch;
  seat: Branch;
  season: Season;
  side: Side;
  /** Percent of each family: own kind, output, wealth, office, support. */
  percent: Record<Relation, number>;
  elementOf(family: Relation): Element;
  familyOf(element: Element): Relation;
  /** The ten gods that stand openly on year, month and hour. */
  shown: readonly ShownGod[];
  seatGod: TenGod;
  spouseStar: SpouseStar | null;
  /** The year asked about, else the current one. */
  focus: AnnualYear;
  /** A year was asked about that lies beyond the ten told. */
  askedBeyond: number | null;
  /** Whether the question names a year. */
  isYearAsked: boolean;
  goodYear: AnnualYear;
  hardYear: AnnualYear;
}

const favourScore = { useful: 1, neutral: 0, adverse: -1 } as const;

const harmonyScore: Partial<Record<RelationKind, number>> = { threeMeeting: 0.4, threeHarmony: 0.4, sixHarmony: 0.4, halfHarmony: 0.2 };

/** −2 … 2 by element, less for a clash with the day's or the month's branch, more for the strongest harmony with the day's: 三合, 三会 or 六合, else 半合. */
export const scoreComing = ({ stemFavour, branchFavour, relations }: Coming): number => {
  const meets = ({ members }: PillarRelation, pillar: PillarName): boolean => members.some((member) => member.pillar === pillar);
  const clashes = relations.filter(({ kind }) => kind === "clash").map((tie) => (meets(tie, "day") ? 1 : meets(tie, "month") ? 0.6 : 0.3));
  const harmonies = relations.filter((tie) => meets(tie, "day")).map(({ kind }) => harmonyScore[kind] ?? 0);
  return favourScore[stemFavour] + favourScore[branchFavour] + Math.max(0, ...harmonies) - clashes.reduce((sum, points) => sum + points, 0);
};

/** From such a score, either way, a year is clearly good or hard. */
const clear = 1.4;

/** The first year that is clearly so, else the one that is most so. */
const chooseYear = (years: readonly AnnualYear[], sign: 1 | -1): AnnualYear =>
  years.find((year) => scoreComing(year) * sign >= clear) ?? years.reduce((best, year) => (scoreComing(year) * sign > scoreComing(best) * sign ? year : best));

export const toBirthdayView = (cast: BirthdayCast, _facts: unknown, question: Question): BirthdayView => {
  const { dayMaster: stem, pillars, elements: percent, hiddenTenGods } = cast;
  const element = toStemElement(stem);
  const month = toBranch(pillars.month);
  const elementOf = (family: Relation): Element => toRelatedElement(element, family);
  const ofFamily = (family: Relation): number => percent[elementOf(family)];
  const asked = findAskedYear(question.text, cast.currentYear.year);
  const focus = cast.years.find(({ year }) => year === asked) ?? cast.currentYear;
  const later = cast.years.filter(({ year }) => year > focus.year);
  const ahead = later.length > 0 ? later : cast.years;
  return {
    cast,
    question,
    stem,
    element,
    month,
    seat: toBranch(pillars.day),
    season: seasons[Math.floor(((branches.indexOf(month) + 10) % 12) / 3)]!,
    side: sides[cast.strength.level],
    percent: {
      same: ofFamily("same"),
      iFeed: ofFamily("iFeed"),
      iHold: ofFamily("iHold"),
      holdsMe: ofFamily("holdsMe"),
      feedsMe: ofFamily("feedsMe"),
    },
    elementOf,
    familyOf: (other) => toRelation(element, other),
    shown: listShown(cast),
    seatGod: hiddenTenGods.day[0]!,
    spouseStar: findSpouseStar(cast),
    focus,
    askedBeyond: asked !== null && focus.year !== asked ? asked : null,
    isYearAsked: asked !== null,
    goodYear: chooseYear(ahead, 1),
    hardYear: chooseYear(ahead, -1),
  };
};
