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

const toChance = (isMarked: boolean, answer: PastAnswer): number => {
  if (answer === "unsure") return 1;
  const right = isMarked ? rightIfMarked : rightIfNot;
  return answer === "right" ? right : 1 - right;
};

/**
 * How likely the answers are under each hour.
 * @param marks by year asked, then by hour
 */
export const toLikelihoods = (hourCount: number, marks: readonly (readonly boolean[])[], answers: readonly PastAnswer[]): number[] =>
  Array.from({ length: hourCount }, (_, hour) => answers.reduce((product, answer, at) => product * toChance(marks[at]![hour]!, answer), 1));

/** Bits that answers to these years are expected to say about the hour, were the assumed chances true; exact, over every way they may be answered. */
export const toInformation = ({ priors }: HourModel, marks: readonly (readonly boolean[])[]): number => {
  let bits = 0;
  for (let pattern = 0; pattern < 2 ** marks.length; pattern += 1) {
    const answers = marks.map((_, at): PastAnswer => ((pattern >> at) & 1 ? "right" : "wrong"));
    const likelihoods = toLikelihoods(priors.length, marks, answers);
    const whole = likelihoods.reduce((sum, of, hour) => sum + of * priors[hour]!, 0);
    for (const [hour, of] of likelihoods.entries()) bits += priors[hour]! * of * Math.log2(of / whole);
  }
  return bits;
};
