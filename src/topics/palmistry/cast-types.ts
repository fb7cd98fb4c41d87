import type { LineName, Marks } from "./marks.ts";
import type { HandMeasures } from "./measure/hand.ts";
import type { LineMeasures, Relations } from "./measure/lines.ts";

export const shapes = ["earth", "air", "fire", "water"] as const;
export type Shape = (typeof shapes)[number];
export const heartEnds = ["index", "between", "middle", "ring"] as const;
export type HeartEnd = (typeof heartEnds)[number];
export const fateStarts = ["wrist", "life", "moon", "late"] as const;
export type FateStart = (typeof fateStarts)[number];

/** What a hand is told by: each a name of the craft; null where nothing is known of it. */
export interface Features {
  shape: Shape;
  palm: "square" | "long";
  fingers: "short" | "long";
  /** The index finger against the ring finger. */
  lead: "index" | "even" | "ring" | null;
  little: "short" | "even" | "long" | null;
  isLittleLow: boolean;
  thumb: "short" | "medium" | "long" | null;
  thumbAngle: "close" | "open" | "wide" | null;
  /** The widest gap between neighbouring fingers. */
  gap: "none" | "indexMiddle" | "middleRing" | "ringLittle" | null;
  heartEnd: HeartEnd;
  heartForm: "curved" | "straight";
  headLength: "short" | "medium" | "long";
  headSlope: "straight" | "gentle" | "steep";
  start: "tied" | "joined" | "near" | "apart" | null;
  lifeSweep: "close" | "medium" | "wide";
  lifeLength: "short" | "medium" | "long" | null;
  lifeEnd: "in" | "out" | null;
  /** `none`: its owner says that it is not there; `unmarked`: nothing was said of it. */
  fate: FateStart | "present" | "none" | "unmarked";
  fateEnd: "head" | "heart" | "finger" | null;
  /** `unmarked` where it was not added to the photo, which is not to say that there is none. */
  sun: "unmarked" | "short" | "long" | null;
  marriage: "unmarked" | "low" | "middle" | "high" | null;
  /** Heart and head line in one: a single crease across the palm. */
  isSingle: boolean;
}

export interface LineSigns {
  breaks: number[];
  isChained: boolean;
  isForked: boolean;
  hasIsland: boolean;
}

export const doubts = ["unmoved", "mirrored", "blurred", "dim", "glaring", "crossed", "strayed", "typed"] as const;
export type Doubt = (typeof doubts)[number];

export interface Measures extends HandMeasures, Relations {
  lines: Partial<Record<LineName, LineMeasures>>;
}

export interface PalmistryCast {
  /** The id of the photo the marks are on; null where the answers were typed. */
  picture: string | null;
  marks: Marks | null;
  hand: "left" | "right";
  dominant: "left" | "right" | null;
  /** made: the hand one uses; given: the other; null where it is not known. */
  side: "made" | "given" | null;
  features: Features;
  signs: Partial<Record<LineName, LineSigns>>;
  /** Null where the answers were typed. */
  measures: Measures | null;
  /** Which measures lie so near a threshold that the other name would do as well. */
  borders: ("palm" | "fingers" | "lead")[];
  confidence: { level: "high" | "fair" | "low"; doubts: Doubt[] };
}
