import type { FingerName, LineName, Marks, Point } from "./marks.ts";

type Place = readonly [across: number, up: number];

/** A hand as we draw it, in its own axes: the wrist (0, 0), the middle finger's base (0, 1), the thumb's side minus. */
export const templateHand: {
  fingers: Record<FingerName, { tip: Place; base: Place }>;
  palm: Record<"wrist" | "thumbEdge" | "littleEdge", Place>;
  lines: Record<LineName, readonly Place[]>;
} = {
  fingers: {
    thumb: { tip: [-0.86, 0.68], base: [-0.46, 0.32] },
    index: { tip: [-0.37, 1.63], base: [-0.26, 0.97] },
    middle: { tip: [0, 1.75], base: [0, 1] },
    ring: { tip: [0.3, 1.62], base: [0.22, 0.95] },
    little: { tip: [0.56, 1.39], base: [0.4, 0.84] },
  },
  palm: { wrist: [0, 0], thumbEdge: [-0.38, 0.7], littleEdge: [0.42, 0.6] },
  lines: {
    heart: [
      [0.42, 0.68],
      [0.24, 0.68],
      [0.05, 0.72],
      [-0.08, 0.8],
      [-0.13, 0.89],
    ],
    head: [
      [-0.36, 0.65],
      [-0.18, 0.63],
      [0, 0.58],
      [0.16, 0.51],
      [0.28, 0.44],
    ],
    life: [
      [-0.36, 0.64],
      [-0.18, 0.57],
      [-0.05, 0.42],
      [-0.03, 0.24],
      [-0.1, 0.08],
    ],
    fate: [
      [0.04, 0.08],
      [0.03, 0.35],
      [0.01, 0.6],
      [0, 0.84],
    ],
    sun: [
      [0.2, 0.48],
      [0.21, 0.66],
      [0.22, 0.85],
    ],
    marriage: [
      [0.43, 0.77],
      [0.36, 0.765],
      [0.3, 0.76],
    ],
  },
};

/** How a hand lies in a picture: its wrist, its palm's length as a part of the picture's height, its turn, degrees clockwise. */
export interface Pose {
  wrist: Point;
  size: number;
  turn: number;
  hand: "left" | "right";
  aspect: number;
}

/** A place of the hand in the picture. A right palm has its thumb at the right. */
export const toPicture = ([across, up]: Place, { wrist, size, turn, hand, aspect }: Pose): Point => {
  const [right, down] = [across * (hand === "right" ? -1 : 1), -up];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return { x: wrist.x + (size * (right * cos - down * sin)) / aspect, y: wrist.y + size * (right * sin + down * cos) };
};

/** The template's marks as they lie in a picture: where nothing else is known, the first guess. */
export const toTemplateMarks = (pose: Pose, sideLines: readonly LineName[] = []): Marks => {
  const at = (place: Place): Point => toPicture(place, pose);
  const { fingers, palm, lines } = templateHand;
  const toFinger = (name: FingerName) => ({ tip: at(fingers[name].tip), base: at(fingers[name].base) });
  const toLine = (name: LineName) => ({ points: lines[name].map(at), breaks: [], isChained: false, isForked: false, hasIsland: false });
  const toSide = (name: LineName) => (sideLines.includes(name) ? toLine(name) : null);
  return {
    aspect: pose.aspect,
    fingers: { thumb: toFinger("thumb"), index: toFinger("index"), middle: toFinger("middle"), ring: toFinger("ring"), little: toFinger("little") },
    palm: { wrist: at(palm.wrist), thumbEdge: at(palm.thumbEdge), littleEdge: at(palm.littleEdge) },
    lines: { heart: toLine("heart"), head: toLine("head"), life: toLine("life"), fate: toSide("fate"), sun: toSide("sun"), marriage: toSide("marriage") },
    moved: 0,
  };
};
