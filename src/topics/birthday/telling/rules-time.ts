import type { Element } from "../../kit/hexagrams/elements.ts";
import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { Coming } from "../annual.ts";
import { findStar } from "./stars.ts";
import { type BranchTie, branchTies, listThree, toBranchTie } from "./ties.ts";
import { type BirthdayView, type Part, scoreComing } from "./view.ts";

interface ComingTie {
  kind: BranchTie;
  pillar: PillarName;
  /** Of that pillar. */
  char: string;
  /** The branches it is made of; of a whole frame or season all three. */
  three: readonly string[];
  isSeason: boolean;
  element: Element | null;
}

/** The strongest tie of branches that a year or a luck cycle makes with one of the four pillars, the day's first. */
export const findComingTie = ({ relations }: Coming): ComingTie | null => {
  for (const kind of branchTies)
    for (const pillar of ["day", "month", "year", "hour"] as const) {
      const tie = relations.find((one) => toBranchTie(one) === kind && one.members.some((member) => member.pillar === pillar));
      const member = tie?.members.find((one) => one.pillar === pillar);
      if (tie && member) return { kind, pillar, char: member.char, three: listThree(tie), isSeason: tie.kind === "threeMeeting", element: tie.element ?? null };
    }
  return null;
};

export const isWelcome = (coming: Coming): "welcome" | "unwelcome" => (scoreComing(coming) > 0 ? "welcome" : "unwelcome");

/** The next luck cycle, if it begins within three years of the year told. */
const soon = 3;
export const findNextLuck = ({ cast, focus }: BirthdayView) => {
  const index = cast.luckCycles?.findIndex(({ startYear }) => startYear > focus.year) ?? -1;
  const cycle = cast.luckCycles?.[index];
  return cycle && index > 0 && cycle.startYear - focus.year <= soon ? { ...cycle, id: `luck.${index + 1}` } : null;
};

/** Luck that begins at the nominal age of three or earlier, or of nine or later. */
const earlyUpTo = 3;
const lateFrom = 9;

const rules = defineRules<BirthdayView, Part>();

/** The year and the luck cycle, and what another school would cast. */
export const timeRules = rules([
  { key: "annual", part: "year", weight: 7, holds: ({ focus }) => ({ facts: [`year.${focus.year}`], of: `${focus.tenGod}.${isWelcome(focus)}` }) },
  {
    key: "annualTie",
    part: "year",
    weight: ({ focus }) => (findComingTie(focus)?.kind === "clash" ? 8.5 : 6.4),
    holds({ focus }) {
      const tie = findComingTie(focus);
      return tie ? { facts: [`year.${focus.year}`, `branch.${tie.pillar}`], of: `${tie.kind}.${tie.pillar}` } : null;
    },
  },
  {
    key: "luckNow",
    part: "year",
    weight: 6.6,
    holds: ({ cast }) => (cast.currentLuck ? { facts: ["currentLuck"], of: `${cast.currentLuck.tenGod}.${isWelcome(cast.currentLuck)}` } : null),
  },
  {
    key: "luckTurn",
    part: "year",
    weight: 8,
    holds(view) {
      const next = findNextLuck(view);
      return next ? { facts: [next.id], of: next.tenGod } : null;
    },
  },
  {
    key: "luckTie",
    part: "year",
    weight: 6,
    holds({ cast }) {
      const tie = cast.currentLuck && findComingTie(cast.currentLuck);
      return tie ? { facts: ["currentLuck", `branch.${tie.pillar}`], of: `${tie.kind}.${tie.pillar}` } : null;
    },
  },
  { key: "goodYear", part: "year", weight: 5.4, holds: ({ goodYear }) => ({ facts: [`year.${goodYear.year}`], of: `${goodYear.tenGod}.${goodYear.year}` }) },
  { key: "hardYear", part: "year", weight: 5.2, holds: ({ hardYear }) => ({ facts: [`year.${hardYear.year}`], of: `${hardYear.tenGod}.${hardYear.year}` }) },
  { key: "annualVoid", part: "year", weight: 5.8, holds: ({ focus }) => (focus.isVoid ? { facts: [`year.${focus.year}`, "void.day"] } : null) },
  {
    key: "luckStart",
    part: "year",
    weight: 3,
    holds({ cast }) {
      const age = cast.luckStart?.nominalAge;
      if (age === undefined) return null;
      return age <= earlyUpTo ? { facts: ["luckStart"], of: "early" } : age >= lateFrom ? { facts: ["luckStart"], of: "late" } : null;
    },
  },
  {
    key: "beforeLuck",
    part: "year",
    weight: 9,
    holds: ({ cast }) => (cast.luckStart && !cast.currentLuck ? { facts: ["luckStart", "luck.1"], of: cast.luckCycles![0]!.tenGod } : null),
  },
  { key: "noSex", part: "year", weight: 4, holds: ({ cast }) => (cast.sex ? null : { facts: ["unknownSex"] }) },
  {
    key: "starOfYear",
    part: "year",
    weight: 6,
    holds(view) {
      const star = findStar(view, "year");
      return star ? { facts: [star.id] } : null;
    },
  },
  {
    key: "variant",
    part: "school",
    weight: 5,
    holds: ({ cast }) => (cast.variants[0] ? { facts: ["variant.1"], of: cast.variants[0].reason } : null),
  },
  {
    key: "variantTwo",
    part: "school",
    weight: 4,
    holds: ({ cast }) => (cast.variants[1] ? { facts: ["variant.2"], of: cast.variants[1].reason } : null),
  },
  { key: "noTime", part: "school", weight: 6, holds: ({ cast }) => (cast.hasTime ? null : { facts: ["unknownTime"] }) },
]);
