import { listReductions } from "../kit/letters/letters.ts";
import type { Step, StepPart, Summed } from "./cast-types.ts";

type To = "master" | "digit";

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The number a step ends on. */
export const toResult = ({ sums }: Pick<Step, "sums">): number => sums.at(-1)!;

/** A number out of a date by its digits: 1990 is 1 + 9 + 9 + 0 = 19, 10, 1. 11 stays 11 with "master". */
export const toDigitsPart = (from: string, number: number, to: To = "master"): StepPart => ({
  from,
  text: String(number),
  terms: [...String(number)].map(Number),
  sums: number < 10 ? [number] : listReductions(number, to).slice(listReductions(number, to).length > 1 ? 1 : 0),
});

/** A word by the values of its letters: ANNA 1 + 5 + 5 + 1 = 12, 3. */
export const toWordPart = (letters: readonly string[], toValue: (letter: string) => number, to: To = "master"): StepPart => {
  const terms = letters.map(toValue);
  return { from: "word", text: letters.join(""), terms, sums: listReductions(add(terms), to) };
};

/** A number reached before, taken as it is. */
export const toNumberPart = (from: string, number: number): StepPart => ({ from, text: String(number), terms: [number], sums: [number] });

/** What the parts come to, reduced to a master number or to one digit. */
export const toStep = (of: Summed, parts: readonly StepPart[], to: To = "master"): Step => ({
  of,
  parts,
  sums: listReductions(add(parts.map(toResult)), to),
});

const toPartText = ({ text, terms, sums }: StepPart): string =>
  terms.length === 1 || (sums.length === 1 && String(sums[0]) === text) ? String(sums[0]) : `(${[terms.join("+"), ...sums].join("→").replace("→", "=")})`;

/**
 * The whole sum in one line of figures, the same in every language: "5+1+(1+9+9+0=19→10→1)=7", "(1+5+5+1=12→3)+(1+3+8=12→3)=6".
 * A difference stands with a minus: "5−1=4".
 */
export const toWorking = ({ of, parts, sums }: Step): string => {
  const [only] = parts;
  if (!only) return String(sums[0]);
  if (parts.length === 1 && only.terms.length > 1)
    return only.sums.length === 1 && String(only.sums[0]) === only.text ? only.text : `${only.terms.join("+")}=${only.sums.join("→")}`;
  const sign = of.startsWith("challenge") ? "−" : "+";
  return parts.length === 1 ? String(sums[0]) : `${parts.map(toPartText).join(sign)}=${sums.join("→")}`;
};
