import { secondsPerDay } from "../time/civil.ts";
import { toCircle, toWay } from "./angle.ts";
import { findRoot } from "./find-root.ts";
import type { MoonPhase } from "./moon-phase.ts";
import { toPathLongitude } from "./path.ts";

export type Quarter = Extract<MoonPhase, "new" | "firstQuarter" | "full" | "lastQuarter">;
const quarters: readonly Quarter[] = ["new", "firstQuarter", "full", "lastQuarter"];

const toElongation = (instant: number): number => toCircle(toPathLongitude("moon", instant) - toPathLongitude("sun", instant));
/** A second of time, or what the Moon moves in a fifth of one. */
const enough = { narrow: 1, small: 2e-5 };

/** The four quarters between two instants, in order: new Moon at 2026-08-12T17:37Z. The Moon always gains on the Sun, 11° to 15° a day. */
export const listQuarters = (from: number, to: number): { at: number; phase: Quarter }[] => {
  const found: { at: number; phase: Quarter }[] = [];
  for (let start = from; start < to; start += secondsPerDay) {
    const end = Math.min(start + secondsPerDay, to);
    const before = toElongation(start);
    const next = Math.ceil(before / 90) * 90;
    if (before + toWay(before, toElongation(end)) < next) continue;
    const at = findRoot((instant) => toWay(next, toElongation(instant)), start, end, enough);
    if (at < end) found.push({ at, phase: quarters[(next / 90) % 4]! });
  }
  return found;
};
