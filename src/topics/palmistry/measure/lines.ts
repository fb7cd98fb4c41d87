import type { LineName } from "../marks.ts";
import type { Place } from "./frame.ts";
import type { Fingers } from "./hand.ts";
import { findHeight, getEnd, getStart, toArc, toBow, toLineDistance, toSamples } from "./polyline.ts";

/** Lengths are parts of the palm's breadth for the lines that cross it (heart, head, marriage), of its length for those that climb it. */
export interface LineMeasures {
  length: number;
  /** How far it bows from its chord: 0 straight. */
  bow: number;
  /** Where it ends, from the index finger's base (0) by the middle (1) and the ring finger's (2) to the little one's (3). */
  endsUnder: number;
  startUp: number;
  endUp: number;
}

export interface PalmLines {
  heart: Place[];
  head: Place[];
  life: Place[];
  fate: Place[] | null;
  sun: Place[] | null;
  marriage: Place[] | null;
}

const samples = 21;
const crossing = new Set<LineName>(["heart", "head", "marriage"]);

/** Where a place stands among the four fingers' bases. */
export const toFingerScale = ({ index, middle, ring, little }: Fingers, { across }: Place): number => {
  const bases = [index, middle, ring, little].map(({ base }) => base.across);
  const at = across < bases[1]! ? 0 : across < bases[2]! ? 1 : 2;
  return at + (across - bases[at]!) / (bases[at + 1]! - bases[at]!);
};

export const toLineMeasures = (name: LineName, line: readonly Place[], fingers: Fingers, breadth: number): LineMeasures => ({
  length: toArc(line) / (crossing.has(name) ? breadth : 1),
  bow: toBow(line),
  endsUnder: toFingerScale(fingers, getEnd(line)),
  startUp: getStart(line).up,
  endUp: getEnd(line).up,
});

export interface Relations {
  /** Degrees the head line falls from its start to its end. */
  headSlope: number;
  /** Between the starts of head and life line, in lengths of the palm. */
  startGap: number;
  /** The share of the head line that runs along the life line. */
  tied: number;
  /** How far the life line swings from the thumb's edge into the palm, as a part of its breadth. */
  sweep: number;
  /** How far it comes back to the thumb at its end, as a part of the breadth. */
  sweepBack: number;
  /** Between heart and head line below the middle finger; null where one does not reach. */
  quadrangle: number | null;
  /** The mean distance of the heart line from the head line. */
  heartToHead: number;
  /** From the fate line's start to the life line; null without one. */
  fateToLife: number | null;
  /** The fate line's start across the palm: 0 the thumb's edge, 1 the little finger's; null without one. */
  fateSide: number | null;
  /** How high the head and the heart line stand where the fate line ends. */
  headAtFate: number | null;
  heartAtFate: number | null;
}

/** What lies this near runs along: lengths of the palm. */
const along = 0.035;

/** @param thumbEdge where the palm's edge below the index finger is, across */
export const toRelations = ({ heart, head, life, fate }: PalmLines, fingers: Fingers, thumbEdge: number, breadth: number): Relations => {
  const [from, to] = [getStart(head), getEnd(head)];
  const widest = Math.max(...life.map(({ across }) => across));
  const below = fingers.middle.base.across;
  const [upper, lower] = [findHeight(heart, below), findHeight(head, below)];
  const headSamples = toSamples(head, samples);
  const runsAlong = headSamples.findIndex((place) => toLineDistance(place, life) > along);
  const end = fate && getEnd(fate);
  return {
    headSlope: (Math.atan2(from.up - to.up, to.across - from.across) * 180) / Math.PI,
    startGap: toLineDistance(from, life),
    tied: (runsAlong < 0 ? samples : runsAlong) / samples,
    sweep: (widest - thumbEdge) / breadth,
    sweepBack: (widest - getEnd(life).across) / breadth,
    quadrangle: upper === null || lower === null ? null : upper - lower,
    heartToHead: toSamples(heart, samples).reduce((sum, place) => sum + toLineDistance(place, head), 0) / samples,
    fateToLife: fate && toLineDistance(getStart(fate), life),
    fateSide: fate && (getStart(fate).across - thumbEdge) / breadth,
    headAtFate: end && findHeight(head, end.across),
    heartAtFate: end && findHeight(heart, end.across),
  };
};
