import { type Ganzhi, toBranch, toGanzhi, toStem, toYearPlace } from "../kit/calendar/sexagenary.ts";
import { type Branch, branches, toElement } from "../kit/hexagrams/branches.ts";
import type { Element } from "../kit/hexagrams/elements.ts";
import { listPlaced, toPlaced } from "../kit/pillars/four-pillars.ts";
import { listRelationsWith, type RelationKind } from "../kit/pillars/relations.ts";
import { toStemElement } from "../kit/pillars/stem-nature.ts";
import { type TenGod, toTenGod } from "../kit/pillars/ten-gods.ts";
import type { Person } from "./person.ts";

/** One coming year for one of the two. */
export interface YearFor {
  /** −3 … 3 */
  score: number;
  tenGod: TenGod;
  /** What the year's branch does to the day branch, the seat of the partner. */
  seat: "clash" | "harmony" | null;
  /** 红鸾 or 天喜 from the year of birth. */
  star: "红鸾" | "天喜" | null;
}

export interface JointYear {
  /** From 立春 to 立春. */
  year: number;
  pillar: Ganzhi;
  a: YearFor;
  b: YearFor;
  /** The lower of the two, and a quarter of the higher one. */
  score: number;
}

const yearCount = 8;

/** 红鸾: from 卯 for a 子 year backward, a branch a year; 天喜 is across from it. */
export const toLoveStars = (birthBranch: Branch): { 红鸾: Branch; 天喜: Branch } => {
  const place = (15 - branches.indexOf(birthBranch)) % 12;
  return { 红鸾: branches[place]!, 天喜: branches[(place + 6) % 12]! };
};

/** 六合, and 三合 or 三会 whole with the day's branch in it; 半合 draws half as much. */
const harmonies: Partial<Record<RelationKind, number>> = { threeMeeting: 0.5, threeHarmony: 0.5, sixHarmony: 0.5, halfHarmony: 0.25 };

/** What a year does to the day branch among the four: a clash outweighs a harmony. */
const toSeat = ({ pillars }: Pick<Person, "pillars">, year: Ganzhi): { seat: YearFor["seat"]; points: number } => {
  const kinds = listRelationsWith(toPlaced<string>("annual", year), listPlaced(pillars))
    .filter(({ members }) => members.some(({ pillar }) => pillar === "day"))
    .map(({ kind }) => kind);
  if (kinds.includes("clash")) return { seat: "clash", points: -1 };
  const points = Math.max(0, ...kinds.map((kind) => harmonies[kind] ?? 0));
  return { seat: points > 0 ? "harmony" : null, points };
};

const toYearFor = ({ pillars, dayMaster, usefulElements, adverseElements }: Person, year: Ganzhi): YearFor => {
  const favour = (element: Element): number => (usefulElements.includes(element) ? 1 : adverseElements.includes(element) ? -1 : 0);
  const branch = toBranch(year);
  const { seat, points } = toSeat({ pillars }, year);
  const stars = toLoveStars(toBranch(pillars.year));
  const score = favour(toStemElement(toStem(year))) + favour(toElement(branch)) + points;
  const star = branch === stars.红鸾 ? "红鸾" : branch === stars.天喜 ? "天喜" : null;
  return { score, tenGod: toTenGod(dayMaster, toStem(year)), seat, star };
};

/**
 * Years for the two, from `firstYear` on. For each: the year's stem and branch 1 where their element is useful, −1 where adverse; −1 where the branch
 * clashes with the day's (六冲), 0.5 where it harmonises (六合, 三合, 三会) and 0.25 for 半合. Together: the lower score and a quarter of the higher: 1 and 2 make 1.5.
 */
export const listJointYears = (a: Person, b: Person, firstYear: number): JointYear[] =>
  Array.from({ length: yearCount }, (_, ahead) => {
    const year = firstYear + ahead;
    const pillar = toGanzhi(toYearPlace(year));
    const [forA, forB] = [toYearFor(a, pillar), toYearFor(b, pillar)];
    const score = Math.min(forA.score, forB.score) + Math.max(forA.score, forB.score) / 4;
    return { year, pillar, a: forA, b: forB, score };
  });

/** The best for both, of the years after the one that runs. */
export const toBestYear = ({ years }: { years: readonly JointYear[] }): JointYear =>
  years.slice(1).reduce((one, other) => (other.score > one.score ? other : one));
