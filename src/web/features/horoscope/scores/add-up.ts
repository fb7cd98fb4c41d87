import type { HoroscopeReason } from "../api.ts";

export interface Step {
  reason: HoroscopeReason;
  /** Where the sum stands before and after this reason. */
  from: number;
  to: number;
}

export interface Sum {
  steps: Step[];
  /** What the reasons come to, before the score is rounded and held. */
  total: number;
  /** What is left to the score: rounding, and reasons too small to be listed. 0 where the score was held at its bound. */
  rest: number;
  /** The bound the score is held at; null while the sum lies within. */
  heldAt: number | null;
}

const bounds = [5, 98] as const;
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** How a score comes about: 55 and 9 is 64, less 8.8 is 55.2, told as 55. */
export const addUp = (base: number, reasons: readonly HoroscopeReason[], score: number): Sum => {
  let at = base;
  const steps = reasons.map((reason) => {
    const from = at;
    at = toTenth(at + reason.points);
    return { reason, from, to: at };
  });
  const heldAt = bounds.find((bound) => score === bound && Math.abs(at - bound) > 1 && at > bound === bound > base) ?? null;
  return { steps, total: at, rest: heldAt === null ? toTenth(score - at) : 0, heldAt };
};
