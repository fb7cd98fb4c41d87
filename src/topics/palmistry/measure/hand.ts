import { type FingerName, fingerNames, type Marks } from "../marks.ts";
import { type Frame, type Place, toDistance } from "./frame.ts";

export type Fingers = Record<FingerName, { tip: Place; base: Place; length: number }>;

export interface HandMeasures {
  /** The palm's length over its breadth. */
  palm: number;
  /** The middle finger over the palm's length. */
  fingers: number;
  /** The index finger over the ring finger. */
  indexToRing: number;
  /** How far up the ring finger the little one's tip reaches: 0 its base, 1 its tip. */
  littleReach: number;
  /** How far the little finger's base stands below the ring finger's, in lengths of the palm. */
  littleDrop: number;
  /** The thumb over the palm's length. */
  thumb: number;
  /** Degrees between the thumb and the index finger. */
  thumbAngle: number;
  /** Degrees between neighbours, from the index finger on. */
  gaps: [number, number, number];
}

export const toFingers = ({ fingers }: Pick<Marks, "fingers">, { toPlace }: Frame): Fingers =>
  Object.fromEntries(
    fingerNames.map((name) => {
      const [tip, base] = [toPlace(fingers[name].tip), toPlace(fingers[name].base)];
      return [name, { tip, base, length: toDistance(tip, base) }];
    }),
  ) as Fingers;

/** Degrees a finger leans from the palm's axis, to the little finger's side plus. */
const toLean = ({ tip, base }: Fingers[FingerName]): number => (Math.atan2(tip.across - base.across, tip.up - base.up) * 180) / Math.PI;

const toReach = ({ ring, little }: Fingers): number => {
  const axis = { across: ring.tip.across - ring.base.across, up: ring.tip.up - ring.base.up };
  const from = { across: little.tip.across - ring.base.across, up: little.tip.up - ring.base.up };
  return (axis.across * from.across + axis.up * from.up) / ring.length ** 2;
};

/** @param breadth of the palm, in its lengths */
export const toHandMeasures = (fingers: Fingers, breadth: number): HandMeasures => {
  const { thumb, index, middle, ring, little } = fingers;
  return {
    palm: 1 / breadth,
    fingers: middle.length,
    indexToRing: index.length / ring.length,
    littleReach: toReach(fingers),
    littleDrop: ring.base.up - little.base.up,
    thumb: thumb.length,
    thumbAngle: Math.abs(toLean(index) - toLean(thumb)),
    gaps: [toLean(middle) - toLean(index), toLean(ring) - toLean(middle), toLean(little) - toLean(ring)],
  };
};
