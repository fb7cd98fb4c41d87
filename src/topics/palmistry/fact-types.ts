import type { Features, PalmistryCast } from "./cast-types.ts";
import type { LineName } from "./marks.ts";

/** Numbers are null where the answers were typed; ratios are parts of the palm's length or breadth, angles degrees. */
export type PalmistryFacts = {
  shape: Pick<Features, "shape" | "palm" | "fingers"> & {
    palmRatio: number | null;
    fingerRatio: number | null;
    isPalmBorder: boolean;
    isFingerBorder: boolean;
  };
  hand: { hand: "left" | "right"; dominant: "left" | "right" | null; side: PalmistryCast["side"] };
  heart: { end: Features["heartEnd"]; form: Features["heartForm"]; length: number | null; bow: number | null };
  head: { length: Features["headLength"]; slope: Features["headSlope"]; ratio: number | null; degrees: number | null };
  life: {
    sweep: Features["lifeSweep"];
    ratio: number | null;
    length: Features["lifeLength"];
    endUp: number | null;
    end: Features["lifeEnd"];
    back: number | null;
  };
  start: { start: NonNullable<Features["start"]>; gap: number | null; tied: number | null };
  fate: { fate: Features["fate"]; end: Features["fateEnd"]; startUp: number | null; endUp: number | null };
  sun: { sun: NonNullable<Features["sun"]>; length: number | null };
  marriage: { marriage: NonNullable<Features["marriage"]>; length: number | null };
  quadrangle: { ratio: number };
  lead: { lead: NonNullable<Features["lead"]>; ratio: number | null; isBorder: boolean };
  little: { little: NonNullable<Features["little"]>; reach: number; isLow: boolean; drop: number };
  thumb: { thumb: NonNullable<Features["thumb"]>; ratio: number; angle: NonNullable<Features["thumbAngle"]>; degrees: number };
  gap: { gap: NonNullable<Features["gap"]>; index: number; middle: number; ring: number };
  /** `at`: where the first break is, 0 … 1 along the line. */
  sign: { line: LineName; breaks: number; at: number | null; isChained: boolean; isForked: boolean; hasIsland: boolean };
  single: { distance: number };
  confidence: { level: PalmistryCast["confidence"]["level"]; doubts: string };
};
