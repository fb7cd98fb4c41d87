import type { PastView } from "./past.ts";

/** What is assumed, not measured: how often a year that is marked for the true hour is answered "right", and one that is not. */
export const rightIfMarked = 0.7;
export const rightIfNot = 0.3;

export type PastAnswer = "right" | "wrong" | "unsure";

export interface HourModel {
  /** Of each hour, its share of the minutes looked at: no minute is likelier than another. Together 1. */
  priors: number[];
  /** The place of the hour that was given; null where none was. */
  given: number | null;
}

export const toModel = ({ hours }: PastView): HourModel => {
  const minutes = hours.reduce((sum, { from, to }) => sum + to - from, 0);
  const given = hours.findIndex(({ isGiven }) => isGiven);
  return { priors: hours.map(({ from, to }) => (to - from) / minutes), given: given < 0 ? null : given };
};

/** Odds of "right" against "wrong". */
const odds = { marked: rightIfMarked / (1 - rightIfMarked), unmarked: rightIfNot / (1 - rightIfNot) };

/** Sums over every choice of `count` of some weights of their product. */
const sumOfProducts = (weights: readonly number[], count: number): number => {
  const sums = [1, ...Array<number>(count).fill(0)];
  for (const weight of weights) for (let size = count; size > 0; size -= 1) sums[size] = sums[size]! + sums[size - 1]! * weight;
  return sums[count]!;
};

/**
 * How likely it is under each hour that those years and no others were called right, given how many were: whoever says "right" to everything says
 * nothing. What was not recalled counts nothing.
 * @param marks by year asked, then by hour
 */
export const toLikelihoods = (hourCount: number, marks: readonly (readonly boolean[])[], answers: readonly PastAnswer[]): number[] => {
  const said = answers.flatMap((answer, at) => (answer === "unsure" ? [] : [{ byHour: marks[at]!, isRight: answer === "right" }]));
  const rights = said.filter(({ isRight }) => isRight);
  return Array.from({ length: hourCount }, (_, hour) => {
    const toOdds = ({ byHour }: { byHour: readonly boolean[] }): number => (byHour[hour] ? odds.marked : odds.unmarked);
    return rights.reduce((product, one) => product * toOdds(one), 1) / sumOfProducts(said.map(toOdds), rights.length);
  });
};

/** Bits that answers to these years say about the hour, were the assumed chances true; exact, over every way they may be answered. */
export const toInformation = ({ priors }: HourModel, marks: readonly (readonly boolean[])[]): number => {
  let bits = 0;
  for (let pattern = 0; pattern < 2 ** marks.length; pattern += 1) {
    const chances = priors.map((_, hour) =>
      marks.reduce((product, byHour, at) => {
        const right = byHour[hour] ? rightIfMarked : rightIfNot;
        return product * ((pattern >> at) & 1 ? right : 1 - right);
      }, 1),
    );
    const whole = chances.reduce((sum, of, hour) => sum + of * priors[hour]!, 0);
    for (const [hour, of] of chances.entries()) bits += priors[hour]! * of * Math.log2(of / whole);
  }
  return bits;
};
