import type { Doubt, PalmistryCast } from "./cast-types.ts";
import type { MarkedHand } from "./check-marks.ts";
import type { Marks } from "./marks.ts";
import { countCrossings, findHeight } from "./measure/polyline.ts";

/** Of the page's own measures: below a mean grey of 60 a palm's lines go dark, above 225 they wash out; a clear skin has edges of 40 and more. */
const clear = { darkest: 60, brightest: 225, dullest: 40 };
/** Below this share of points set by hand the marks are still mostly the first guess. */
const leastMoved = 0.25;

const weights: Record<Doubt, number> = { unmoved: 3, mirrored: 1, blurred: 1, dim: 1, glaring: 1, crossed: 1, strayed: 2, typed: 1 };

/** By this much the heart line may seem to run below the head line where the two are one crease; lengths of the palm. */
const oneCrease = 0.05;

/** Heart and head line may have been taken for one another. */
const isSwapped = ({ lines: { heart, head }, fingers }: MarkedHand): boolean => {
  const [upper, lower] = [heart, head].map((line) => findHeight(line, fingers.middle.base.across)) as [number | null, number | null];
  return upper !== null && lower !== null && upper < lower - oneCrease;
};

const listDoubts = (marks: Marks, marked: MarkedHand, hand: "left" | "right"): Doubt[] => {
  const { photo, moved } = marks;
  const { frame, lines, breadth, thumbEdge } = marked;
  const isStray = ({ across, up }: { across: number; up: number }): boolean =>
    across < thumbEdge - 0.2 || across > thumbEdge + breadth + 0.15 || up < -0.15 || up > 1.12;
  const all = Object.values(lines).flatMap((line) => line ?? []);
  const isCrossed = countCrossings(lines.heart, lines.head) > 1 || countCrossings(lines.heart, lines.life) > 0 || isSwapped(marked);
  const holds: [Doubt, boolean][] = [
    ["unmoved", moved < leastMoved],
    ["mirrored", frame.isThumbRight !== (hand === "right")],
    ["blurred", photo !== undefined && photo.edges < clear.dullest],
    ["dim", photo !== undefined && photo.light < clear.darkest],
    ["glaring", photo !== undefined && photo.light > clear.brightest],
    ["crossed", isCrossed],
    ["strayed", all.some(isStray)],
  ];
  return holds.flatMap(([doubt, isSo]) => (isSo ? [doubt] : []));
};

/** How far the measures may be trusted: high without a doubt, low from a weight of three on. */
export const toConfidence = (marks: Marks | null, marked: MarkedHand | null, hand: "left" | "right"): PalmistryCast["confidence"] => {
  const doubts: Doubt[] = marks && marked ? listDoubts(marks, marked, hand) : ["typed"];
  const weight = doubts.reduce((sum, doubt) => sum + weights[doubt], 0);
  return { level: weight === 0 ? "high" : weight < 3 ? "fair" : "low", doubts };
};
