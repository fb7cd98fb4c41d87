import type { Part } from "./parts.ts";
import { findSign, type PalmView } from "./view.ts";

export type Lean = "yes" | "partly" | "no";

const toValue: Readonly<Record<Part, (view: PalmView) => number>> = {
  hand: () => 0.5,
  sides: ({ cast }) => ({ high: 1, fair: 0.3, low: -1 })[cast.confidence.level],
  love: (view) => {
    const { heartForm, heartEnd } = view.features;
    return (heartForm === "curved" ? 0.7 : -0.2) + { index: 0.2, between: 0.6, middle: -0.3, ring: -0.6 }[heartEnd] - (findSign(view, "heart") ? 0.5 : 0);
  },
  mind: (view) => {
    const { headLength, headSlope, start } = view.features;
    return (
      { short: -0.2, medium: 0.5, long: 0.8 }[headLength] +
      (headSlope === "straight" ? 0.3 : headSlope === "steep" ? -0.3 : 0) +
      (start === "apart" ? -0.3 : 0) -
      (findSign(view, "head") ? 0.5 : 0)
    );
  },
  work: (view) => {
    const { fate, thumb, lead } = view.features;
    const road = { wrist: 1, moon: 0.8, present: 0.8, life: 0.4, late: 0.4, none: -0.1, unmarked: 0 }[fate];
    return road + (thumb === "long" ? 0.3 : thumb === "short" ? -0.3 : 0) + (lead === "even" || lead === null ? 0 : 0.2) - (findSign(view, "fate") ? 0.6 : 0);
  },
  money: ({ features: { sun, palm, headSlope, gap } }) =>
    (sun === "long" ? 0.6 : sun === "short" ? 0.2 : 0) +
    (palm === "square" ? 0.4 : 0) +
    { straight: 0.4, gentle: 0, steep: -0.5 }[headSlope] -
    (gap === "none" || gap === null ? 0 : 0.2),
  vigour: (view) => {
    const { lifeSweep, lifeLength } = view.features;
    return (
      { close: -0.3, medium: 0.5, wide: 1 }[lifeSweep] + (lifeLength === "long" ? 0.3 : lifeLength === "short" ? -0.3 : 0) - (findSign(view, "life") ? 0.6 : 0)
    );
  },
};

/** How far a hand says yes to what a part is asked about: weights of our own, the part's main line first. */
export const toLean = (view: PalmView, part: Part): Lean => {
  const value = toValue[part](view);
  return value >= 0.7 ? "yes" : value >= 0 ? "partly" : "no";
};

export const leanValue: Readonly<Record<Lean, number>> = { yes: 1, partly: 0, no: -1 };
