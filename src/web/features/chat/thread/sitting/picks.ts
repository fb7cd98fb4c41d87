import type { Answer } from "../../../../../topics/kit/questionnaire/questionnaire.ts";

/** The word most like oneself and the one least, as far as they are picked. */
export interface Picks {
  most: number | null;
  least: number | null;
}

export const toPicks = (answer: Answer | undefined): Picks => (Array.isArray(answer) ? { most: answer[0], least: answer[1] } : { most: null, least: null });

/** What was picked as the other end is free again: no word is both. */
export const withPick = ({ most, least }: Picks, end: keyof Picks, value: number): Picks =>
  end === "most" ? { most: value, least: least === value ? null : least } : { most: most === value ? null : most, least: value };

/** By digits: the first is the most fitting, the second the least; once both are there a digit begins anew. */
export const withDigit = (picks: Picks, digit: number): Picks =>
  picks.most !== null && picks.least === null && picks.most !== digit ? withPick(picks, "least", digit) : { most: digit, least: null };

/** Null until both are picked. */
export const findAnswer = ({ most, least }: Picks): Answer | null => (most === null || least === null ? null : [most, least]);
