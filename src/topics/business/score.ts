import type { Luck } from "../kit/grids/numbers.ts";
import { type Element, type Relation, toRelation } from "../kit/hexagrams/elements.ts";
import type { ChineseName } from "./chinese.ts";
import { type Industry, suitedRoots } from "./industries.ts";
import type { LatinName } from "./latin.ts";
import type { Owner, Standing } from "./owner.ts";

export type ScoreKey = "numbers" | "sound" | "length" | "element" | "letters" | "ease" | "clash" | "owner";

/** One part of the score: 0–100, and how much it counts. */
export interface ScorePart {
  key: ScoreKey;
  value: number;
  weight: number;
}

const pointsOfLuck: Record<Luck, number> = { lucky: 100, half: 50, unlucky: 0 };
const lengths = [0, 60, 100, 95, 80];
const longName = 50;

/** Seen from the trade: a name of its own element or one that feeds it is best; one that holds it is worst. */
const fits: Record<Relation, number> = { same: 100, feedsMe: 100, iHold: 65, iFeed: 55, holdsMe: 25 };
export const toElementFit = (trade: Element, name: Element): Relation => toRelation(trade, name);

const standings: Record<Standing, number> = { first: 100, useful: 85, feeds: 65, neutral: 50, adverse: 20 };
/** Where the trade's first element is adverse, a second one of use makes up some of it. */
const secondHelps = 20;

const toOwnerScore = ({ standing, secondStanding, useful }: Owner, name: ChineseName | null): number => {
  const helped = standing === "adverse" && (secondStanding === "first" || secondStanding === "useful") ? secondHelps : 0;
  const brought = name?.elements.some(({ element }) => useful.includes(element)) ? 10 : 0;
  return Math.min(100, standings[standing] + helped + brought);
};

const toEasedLuck = (root: number, industry: Industry | null): number => (industry === null || suitedRoots[industry.group].includes(root) ? 100 : 55);

export interface Scored {
  chinese: ChineseName | null;
  latin: LatinName | null;
  industry: Industry | null;
  owner: Owner | null;
}

/**
 * The parts of a score. Chinese: numbers 30 (brand 2, whole 1), sound 25, length 10, element to the trade 20. Latin: letters 20 (100 where the root suits the
 * trade, else 55), ease 30, length 15, clash words 20. Owner 15 with either. A name in both scripts has the Chinese parts, and ease and clash at half weight.
 */
export const listScoreParts = ({ chinese, latin, industry, owner }: Scored): ScorePart[] => {
  const parts: ScorePart[] = [];
  const add = (key: ScoreKey, value: number, weight: number): void => void parts.push({ key, value: Math.round(value), weight });
  if (chinese) {
    add("numbers", (pointsOfLuck[chinese.coreNumber.luck] * 2 + pointsOfLuck[chinese.totalNumber.luck]) / 3, 30);
    add("sound", chinese.sound.score, 25);
    add("length", lengths[[...chinese.core].length] ?? longName, 10);
    if (industry) add("element", Math.max(fits[toElementFit(industry.main, chinese.mainElement)], industry.second === chinese.mainElement ? 85 : 0), 20);
  }
  if (latin) {
    if (!chinese) add("letters", toEasedLuck(latin.root, industry), 20);
    add("ease", latin.ease, chinese ? 15 : 30);
    if (!chinese) add("length", latin.lengthScore, 15);
    add("clash", latin.clashScore, chinese ? 10 : 20);
  }
  if (owner && industry) add("owner", toOwnerScore(owner, chinese), 15);
  return parts;
};

/** The mean of the parts by weight, a whole number. */
export const toScore = (parts: readonly ScorePart[]): number =>
  Math.round(parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / parts.reduce((sum, { weight }) => sum + weight, 0));
