import type { Answer } from "../../../kit/questionnaire/questionnaire.ts";
import { type Profile, scoreProfile } from "../../profile/profile.ts";
import { functions, items, type JungFunction } from "./items.ts";

type Letter = "N" | "S" | "T" | "F";
const opposite: Record<Letter, Letter> = { N: "S", S: "N", T: "F", F: "T" };

export const toLetter = (one: JungFunction): Letter => one[0] as Letter;
export const isOutward = (one: JungFunction): boolean => one.endsWith("e");
/** Intuition and sensation take in; thinking and feeling judge. */
export const isPerceiving = (one: JungFunction): boolean => one.startsWith("N") || one.startsWith("S");

/** The other pole: of Ti it is Fe. */
export const toOpposite = (one: JungFunction): JungFunction => `${opposite[toLetter(one)]}${isOutward(one) ? "i" : "e"}` as JungFunction;

/** True where the second may stand beside the first by the classical pattern: one takes in, the other judges; one turns outward, the other inward. */
export const isAuxiliaryOf = (one: JungFunction, first: JungFunction): boolean =>
  isPerceiving(one) !== isPerceiving(first) && isOutward(one) !== isOutward(first);

export interface JungianCast extends Profile<JungFunction> {
  /** The first, the higher of the two that may stand beside it, and the other poles of these two. */
  stack: readonly [dominant: JungFunction, auxiliary: JungFunction, tertiary: JungFunction, inferior: JungFunction];
  /** What the sixteen types call this order. */
  code: string;
  /** Which of the pattern's three claims the scores bear out. */
  pattern: { isSecondAuxiliary: boolean; isInferiorLow: boolean; isAuxiliaryOverTertiary: boolean };
  /** Means of the four outward and the four inward, in percent. */
  attitudes: { outward: number; inward: number };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Ti, Ne → INTP: the attitude is that of the first; P where the outward one of the two takes in. */
export const toCode = (first: JungFunction, auxiliary: JungFunction): string => {
  const outward = isOutward(first) ? first : auxiliary;
  const taking = isPerceiving(first) ? first : auxiliary;
  const judging = isPerceiving(first) ? auxiliary : first;
  return `${isOutward(first) ? "E" : "I"}${toLetter(taking)}${toLetter(judging)}${isPerceiving(outward) ? "P" : "J"}`;
};

/**
 * The eight scales and how far they fall into the classical order.
 * @param answers of the 64 items in their order, each 1 … 5
 * @example Ti first and Ne the higher of Ne and Se → "Ti-Ne", stack Ti Ne Si Fe, code INTP
 */
export const scoreJungian = (answers: readonly Answer[]): JungianCast => {
  const profile = scoreProfile("jungian", functions, items, answers as readonly number[]);
  const { order, scales } = profile;
  const first = order[0]!;
  const auxiliary = order.find((one) => isAuxiliaryOf(one, first))!;
  const [tertiary, inferior] = [toOpposite(auxiliary), toOpposite(first)];
  const rank = (one: JungFunction): number => order.indexOf(one);
  const meanOf = (isIn: (one: JungFunction) => boolean): number => round(functions.filter(isIn).reduce((sum, one) => sum + scales[one].percent, 0) / 4);
  return {
    ...profile,
    type: `${first}-${auxiliary}`,
    stack: [first, auxiliary, tertiary, inferior],
    code: toCode(first, auxiliary),
    pattern: {
      isSecondAuxiliary: order[1] === auxiliary,
      isInferiorLow: rank(inferior) >= 4,
      isAuxiliaryOverTertiary: rank(auxiliary) < rank(tertiary),
    },
    attitudes: { outward: meanOf(isOutward), inward: meanOf((one) => !isOutward(one)) },
  };
};
