import { fingerNames, type Marks, type Point } from "../marks.ts";
import { figureHeight, toFigure } from "./to-path.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Air around the hand, of its height. */
const air = 0.065;

/** The part of the picture that the hand fills: its points and some air, and nothing beyond the picture. */
export const toFrameOf = (marks: Marks): Box => {
  const { palm, fingers, lines, aspect } = marks;
  const points = [
    ...Object.values(palm),
    ...fingerNames.flatMap((name) => [fingers[name].tip, fingers[name].base]),
    ...Object.values(lines).flatMap((line) => line?.points ?? []),
  ].map((point) => toFigure(point, aspect));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const pad = (Math.max(...ys) - Math.min(...ys)) * air;
  const [left, top] = [Math.max(0, Math.min(...xs) - pad), Math.max(0, Math.min(...ys) - pad)];
  const [right, bottom] = [Math.min(aspect * figureHeight, Math.max(...xs) + pad), Math.min(figureHeight, Math.max(...ys) + pad)];
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
};

/** 1 where the little finger is at the right of the picture, −1 where it is at the left. */
export const toOutward = ({ palm }: Pick<Marks, "palm">): 1 | -1 => (palm.littleEdge.x >= palm.thumbEdge.x ? 1 : -1);

/** The palm's edge on the little finger's side. */
export const toLittleEdge = ({ palm, aspect }: Pick<Marks, "palm" | "aspect">): Point => toFigure(palm.littleEdge, aspect);
