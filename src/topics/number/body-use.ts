import { toElement } from "../kit/hexagrams/branches.ts";
import { type Relation, toRelation } from "../kit/hexagrams/elements.ts";
import { getTrigram, type Trigram } from "../kit/hexagrams/trigrams.ts";
import type { NumberCast } from "./engine.ts";

/** 旺 相 休 囚 死 */
export type Season = "prosperous" | "supported" | "resting" | "confined" | "failing";

export interface BodyUse {
  /** 体: the trigram without the moving line; the one who asks. */
  body: Trigram;
  /** 用: the trigram with the moving line; the matter or the other side. */
  use: Trigram;
  isUseUpper: boolean;
  /** How the use stands to the body. */
  bond: Relation;
  /** What the use turns into, and how that stands to the body. */
  turned: Trigram;
  turn: Relation;
  /** How the nuclear trigrams, the lower first, stand to the body. */
  middle: [Relation, Relation];
  season: Season;
  /** How far to yes, −2 … 2. */
  lean: number;
}

const seasons: Record<Relation, Season> = { same: "prosperous", feedsMe: "supported", iFeed: "resting", iHold: "confined", holdsMe: "failing" };
const bondPoints: Record<Relation, number> = { feedsMe: 2, same: 1, iHold: 1, iFeed: -1, holdsMe: -2 };
const turnPoints: Record<Relation, number> = { feedsMe: 1, same: 1, iHold: 0, iFeed: -1, holdsMe: -1 };
const seasonPoints: Record<Season, number> = { prosperous: 1, supported: 1, resting: 0, confined: 0, failing: -1 };
const bondWeight = 2;
const leanUnit = 2.5;
const mostLean = 2;
const halfOfHexagram = 3;

/** Twice the bond, once the turn and once the season, −6 … 6, brought to −2 … 2. The scale is ours. */
const toLean = (bond: Relation, turn: Relation, season: Season): number => {
  const points = bondWeight * bondPoints[bond] + turnPoints[turn] + seasonPoints[season];
  const level = Math.min(mostLean, Math.round(Math.abs(points) / leanUnit));
  return points < 0 ? -level || 0 : level;
};

export const helpsBody = (relation: Relation): boolean => relation === "feedsMe" || relation === "same";

/**
 * 体用 (梅花易数·体用总诀): the trigram that holds the moving line is the use, the other the body; the use feeding the body is best, of one element
 * good, held by the body fair, fed by it a drain, holding it bad. Strength of the body by the month's element: 旺 相 休 囚 死.
 * 晋 with the fifth line moving: fire above is the use and feeds the body, earth; it turns into heaven, metal, which the body feeds.
 */
export const toBodyUse = ({ primary, changed, nuclear, moving, monthBranch }: NumberCast): BodyUse => {
  const isUseUpper = moving > halfOfHexagram;
  const body = getTrigram(isUseUpper ? primary.lower : primary.upper);
  const use = getTrigram(isUseUpper ? primary.upper : primary.lower);
  const turnedHexagram = changed ?? primary;
  const turned = getTrigram(isUseUpper ? turnedHexagram.upper : turnedHexagram.lower);
  const bond = toRelation(body.element, use.element);
  const turn = toRelation(body.element, turned.element);
  const season = seasons[toRelation(body.element, toElement(monthBranch))];
  return {
    body,
    use,
    isUseUpper,
    bond,
    turned,
    turn,
    middle: [toRelation(body.element, getTrigram(nuclear.lower).element), toRelation(body.element, getTrigram(nuclear.upper).element)],
    season,
    lean: toLean(bond, turn, season),
  };
};
