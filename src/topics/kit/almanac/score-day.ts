import type { AlmanacPage } from "./almanac-page.ts";
import { type Purpose, purposeRules } from "./data/purposes.ts";
import { type DayPerson, type DayTie, listTies } from "./day-person.ts";

export const scoreParts = ["listed", "near", "path", "mansion", "duty", "shunnedDuty", "warning", "helped", "crossed", "dayClash"] as const;
export type ScorePart = (typeof scoreParts)[number];

/** One line of the sum. `of` is the term, spirit, mansion, duty or mark it rests on; `person` counts from 0. */
export interface ScoreLine {
  part: ScorePart;
  points: number;
  of: string;
  person: number | null;
}

export const strikeReasons = ["avoided", "allAvoided", "nothingElse", "broken", "warning", "fullClash", "yearClash"] as const;
export type StrikeReason = (typeof strikeReasons)[number];

/** Why a day is out of the question. */
export interface Strike {
  reason: StrikeReason;
  of: string;
  person: number | null;
}

export interface DayScore {
  /** The sum of `lines`; a struck day has its score all the same. */
  score: number;
  lines: ScoreLine[];
  struck: Strike[];
  /** True where the tables name the purpose, or a near one, under 宜. */
  isListed: boolean;
  /** Each person's ties to the day, in the order of the people. */
  ties: DayTie[][];
}

export const points = { listed: 5, near: 3, path: 2, mansion: 2, duty: 1, shunnedDuty: -1, warning: -1, helped: 1, crossed: -1, dayClash: -2 } as const;

/** Nobody is struck by these; the first three of a tie's kinds are. */
const helping: readonly DayTie["kind"][] = ["sixHarmony", "threeHarmony", "noble", "useful"];
const crossing: readonly DayTie["kind"][] = ["punishment", "harm"];

/** 诸事不宜 stands under 忌, or alone under 宜. */
const nothing = "诸事不宜";
/** A leaf whose 宜 ends so is good for what it names and for nothing besides. */
const nothingElse = "馀事勿取";

const listStrikes = (page: AlmanacPage, purpose: Purpose, ties: readonly DayTie[][]): Strike[] => {
  const { terms, shunTerms, duties, strikes } = purposeRules[purpose];
  const avoided = page.avoid.find((term) => terms.includes(term) || shunTerms.includes(term));
  const isAllAvoided = (page.avoid.includes(nothing) || page.good.includes(nothing)) && !page.good.some((term) => terms.includes(term));
  const found: Strike[] = [];
  if (avoided) found.push({ reason: "avoided", of: avoided, person: null });
  if (isAllAvoided) found.push({ reason: "allAvoided", of: nothing, person: null });
  else if (page.good.includes(nothingElse) && !page.good.some((term) => terms.includes(term)))
    found.push({ reason: "nothingElse", of: nothingElse, person: null });
  if (page.duty === "破" && !duties.includes("破")) found.push({ reason: "broken", of: "破", person: null });
  for (const warning of page.warnings) if (strikes.includes(warning) && warning !== "monthBreak") found.push({ reason: "warning", of: warning, person: null });
  for (const [person, own] of ties.entries()) {
    const worst = own.find(({ kind }) => kind === "fullClash" || kind === "yearClash");
    if (worst) found.push({ reason: worst.kind as "fullClash" | "yearClash", of: worst.of, person });
  }
  return found;
};

const listPersonLines = (ties: readonly DayTie[], person: number): ScoreLine[] => {
  const lines: ScoreLine[] = [];
  const help = ties.find(({ kind }) => helping.includes(kind));
  const cross = ties.find(({ kind }) => crossing.includes(kind));
  const clash = ties.find(({ kind }) => kind === "dayClash");
  if (help) lines.push({ part: "helped", points: points.helped, of: help.kind, person });
  if (clash) lines.push({ part: "dayClash", points: points.dayClash, of: clash.of, person });
  else if (cross) lines.push({ part: "crossed", points: points.crossed, of: cross.kind, person });
  return lines;
};

/**
 * A day for a purpose: 宜 names it 5 (or comes near 3), yellow path 2, lucky mansion 2, a duty that suits 1 or does not −1, each mark against it −1; each
 * person +1 for a tie that helps (六合 三合 贵人 用神), −1 for 刑 or 害, −2 for a clash with their day. Struck: 忌 names it, 诸事不宜, 馀事勿取 where 宜 does not name it itself, a 破 day, a grave mark,
 * 天克地冲 or a clash with somebody's year. 2026-12-17 for a wedding: 5 + 2 + 2 + 1 = 10.
 */
export const scoreDay = (page: AlmanacPage, purpose: Purpose, people: readonly DayPerson[]): DayScore => {
  const rule = purposeRules[purpose];
  const ties = people.map((person) => listTies(page.ganzhi.day, person));
  const struck = listStrikes(page, purpose, ties);
  const lines: ScoreLine[] = [];
  const add = (part: ScorePart, of: string): void => void lines.push({ part, points: points[part], of, person: null });
  const own = page.good.find((term) => rule.terms.includes(term));
  const near = own ? undefined : page.good.find((term) => rule.near.includes(term));
  if (own) add("listed", own);
  if (near) add("near", near);
  if (page.spirits.isYellow) add("path", page.spirits.path);
  if (page.isMansionLucky) add("mansion", page.mansion);
  if (rule.duties.includes(page.duty)) add("duty", page.duty);
  if (rule.shunDuties.includes(page.duty)) add("shunnedDuty", page.duty);
  for (const warning of page.warnings) {
    const isWeddingOnly = warning === "threeMaids" && !weddings.includes(purpose);
    if (!struck.some(({ of }) => of === warning) && !isWeddingOnly && !(warning === "monthBreak" && rule.duties.includes("破"))) add("warning", warning);
  }
  for (const [person, own] of ties.entries()) lines.push(...listPersonLines(own, person));
  const score = lines.reduce((sum, line) => sum + line.points, 0);
  return { score, lines, struck, isListed: own !== undefined || near !== undefined || rule.terms.length === 0, ties };
};

/** 三娘煞 is held against weddings only. */
const weddings: readonly Purpose[] = ["wedding", "registry", "engagement"];

/** What a day can reach: 10, or 5 where the tables have no 宜 for the purpose, and 1 for each person. */
export const toMostScore = (purpose: Purpose, peopleCount: number): number => (purposeRules[purpose].terms.length === 0 ? 5 : 10) + peopleCount;
