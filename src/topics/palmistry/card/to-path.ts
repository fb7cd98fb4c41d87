import type { Point } from "../marks.ts";

/** The height of a figure; it is `aspect` times as wide. */
export const figureHeight = 1000;

export const toFigure = ({ x, y }: Point, aspect: number): Point => ({ x: Math.round(x * aspect * figureHeight), y: Math.round(y * figureHeight) });

/** A smooth path through points (Catmull–Rom as cubic Béziers). */
export const toSmoothPath = (points: readonly Point[]): string => {
  const [first] = points;
  if (!first) return "";
  const pieces = points.slice(1).map((to, at) => {
    const from = points[at]!;
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${one.x.toFixed(1)} ${one.y.toFixed(1)} ${two.x.toFixed(1)} ${two.y.toFixed(1)} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y}${pieces.join("")}`;
};

/** The place at a share of the way along a line, 0 … 1. */
export const toPlaceAlong = (points: readonly Point[], share: number): Point => {
  const lengths = points.slice(1).map((to, at) => Math.hypot(to.x - points[at]!.x, to.y - points[at]!.y));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    if (left > length && at < lengths.length - 1) {
      left -= length;
      continue;
    }
    const part = length === 0 ? 0 : left / length;
    return { x: points[at]!.x + (points[at + 1]!.x - points[at]!.x) * part, y: points[at]!.y + (points[at + 1]!.y - points[at]!.y) * part };
  }
  return points[0]!;
};
