import { limits } from "../classes.ts";
import type { Part } from "./parts.ts";
import type { PalmView } from "./view.ts";

/** How far a measure lies from the middle of its kind, in steps of what is common. */
const toOff = (value: number, middle: number, step: number): number => Math.abs(value - middle) / step;

/**
 * How much a part stands out in this hand, 0 … 1: its chief measure against the middle of the limits it is named by. Steps are ours, about one
 * standard deviation of the hands we draw. Nothing stands out where nothing was measured.
 */
export const toProminence = ({ measures, features }: PalmView, part: Part): number => {
  if (!measures) return part === "hand" ? 0.1 : 0;
  const { lines } = measures;
  const off: Record<Part, number> = {
    hand: toOff(measures.palm, limits.palm, 0.08),
    love: toOff(lines.heart?.bow ?? limits.heartBow, limits.heartBow, 0.04),
    mind: toOff(measures.headSlope, 18, 9),
    work: features.fate === "none" ? 0.6 : features.fate === "unmarked" ? 0 : toOff(lines.fate?.endUp ?? 0.75, 0.75, 0.1),
    money: toOff(measures.indexToRing, 0.99, 0.03),
    vigour: toOff(measures.sweep, 0.47, 0.08),
    sides: 0,
  };
  return Math.min(1, off[part] / 3);
};
