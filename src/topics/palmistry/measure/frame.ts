import type { Marks, Point } from "../marks.ts";

/** A place in the hand: `across` from the thumb's side to the little finger's, `up` from the wrist to the middle finger, in lengths of the palm. */
export interface Place {
  across: number;
  up: number;
}

export interface Frame {
  toPlace(point: Point): Place;
  /** True where the thumb stands right of the fingers as the picture shows them: a right palm, unless the picture is mirrored. */
  isThumbRight: boolean;
}

/**
 * The hand's own axes: the wrist is (0, 0), the middle finger's base (0, 1). Whatever is measured in them does not change
 * when the picture is turned, made larger, mirrored or stretched to another size.
 * @returns null where the wrist and the middle finger's base are one point
 */
export const toFrame = ({ aspect, fingers, palm }: Pick<Marks, "aspect" | "fingers" | "palm">): Frame | null => {
  const toPlane = ({ x, y }: Point) => ({ x: x * aspect, y: -y });
  const wrist = toPlane(palm.wrist);
  const top = toPlane(fingers.middle.base);
  const axis = { x: top.x - wrist.x, y: top.y - wrist.y };
  const squared = axis.x ** 2 + axis.y ** 2;
  if (squared < 1e-6) return null;
  const cross = ({ x, y }: { x: number; y: number }): number => axis.y * x - axis.x * y;
  const [thumb, little] = [toPlane(palm.thumbEdge), toPlane(palm.littleEdge)];
  const toLittle = cross({ x: little.x - thumb.x, y: little.y - thumb.y });
  const side = toLittle < 0 ? -1 : 1;
  return {
    toPlace(point) {
      const { x, y } = toPlane(point);
      const from = { x: x - wrist.x, y: y - wrist.y };
      return { across: (side * cross(from)) / squared, up: (from.x * axis.x + from.y * axis.y) / squared };
    },
    isThumbRight: toLittle < 0,
  };
};

export const toDistance = (one: Place, other: Place): number => Math.hypot(one.across - other.across, one.up - other.up);
