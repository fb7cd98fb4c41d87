import type { AspectType } from "../../kit/sky/aspects.ts";
import type { Point } from "../cast-types.ts";
import type { AstroFact } from "../fact-types.ts";
import { isOuter, isPersonal, kindOf } from "./aspect-view.ts";
import { type OuterBody, type TiePair, type ToldBody, tiePairs } from "./told.ts";

/** A tie of two charts: `mine` of the first, `theirs` of the second. */
export interface TieView {
  id: string;
  pair: TiePair;
  mine: Point;
  theirs: Point;
  type: AspectType;
  tone: "near" | "soft" | "hard";
  orb: number;
  weight: number;
}
export interface DeepTieView {
  id: string;
  outer: OuterBody;
  mine: Point;
  theirs: Point;
  type: AspectType;
  orb: number;
}
export interface OverlayView {
  id: string;
  /** Whose body it is. */
  side: "first" | "second";
  body: ToldBody;
  house: number;
}

const pairWeights: Partial<Record<TiePair, number>> = {
  "sun.moon": 1.6,
  "venus.mars": 1.5,
  "moon.moon": 1.4,
  "moon.saturn": 1.3,
  "sun.saturn": 1.3,
  "venus.saturn": 1.3,
  "ascendant.venus": 1.2,
  "ascendant.moon": 1.2,
  "ascendant.sun": 1.2,
};
const widest = 6;
const findPair = (a: Point, b: Point): TiePair | undefined => tiePairs.find((pair) => pair === `${a}.${b}` || pair === `${b}.${a}`);

export const toTieViews = (facts: readonly AstroFact[]): TieView[] =>
  facts
    .flatMap((fact): TieView[] => {
      if (fact.key !== "synastry") return [];
      const { a: mine, b: theirs, type, orb, allowance } = fact.values;
      const pair = findPair(mine, theirs);
      if (!pair) return [];
      const kind = kindOf[type];
      const closeness = Math.max(0, 1 - orb / (allowance || widest));
      const weight = (0.4 + closeness) * (pairWeights[pair] ?? 1);
      return [{ id: fact.id, pair, mine, theirs, type, tone: kind === "conjunction" ? "near" : kind === "soft" ? "soft" : "hard", orb, weight }];
    })
    .sort((one, other) => other.weight - one.weight);

/** Uranus, Neptune or Pluto of one, hard on the Sun, the Moon or Venus of the other. */
export const toDeepTies = (facts: readonly AstroFact[]): DeepTieView[] =>
  facts
    .flatMap((fact): DeepTieView[] => {
      if (fact.key !== "synastry") return [];
      const { a: mine, b: theirs, type, orb } = fact.values;
      if (kindOf[type] === "soft" || orb > 3) return [];
      const [outer, inner] = isOuter(mine) ? [mine, theirs] : [theirs, mine];
      if (!isOuter(outer) || !isPersonal(inner) || !["sun", "moon", "venus"].includes(inner)) return [];
      return [{ id: fact.id, outer: outer as OuterBody, mine, theirs, type, orb }];
    })
    .sort((one, other) => one.orb - other.orb);

const laid: readonly ToldBody[] = ["sun", "moon", "venus", "mars", "saturn"];
const telling: readonly number[] = [7, 5, 4, 8, 1, 10];
/** Whose body falls where, the telling houses first. */
export const toOverlayViews = (facts: readonly AstroFact[]): OverlayView[] =>
  facts
    .flatMap((fact): OverlayView[] => {
      if (fact.key !== "overlay") return [];
      const { side, house } = fact.values;
      const body = laid.find((one) => one === fact.values.body);
      return body ? [{ id: fact.id, side, body, house }] : [];
    })
    .sort((one, other) => rankOf(one) - rankOf(other));
const rankOf = ({ body, house }: OverlayView): number => {
  const at = telling.indexOf(house);
  return (at < 0 ? telling.length : at) * 5 + laid.indexOf(body);
};
