/** What of a picture is taken: a square, its middle as shares of width and height, its side as a share of the shorter side. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

interface Size {
  width: number;
  height: number;
}

export const wholeSquare: Square = { x: 0.5, y: 0.5, side: 1 };
/** A face smaller than that is a handful of dots. */
export const smallestSide = 0.2;

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** The square kept within its picture. */
export const toWithin = ({ x, y, side }: Square, { width, height }: Size): Square => {
  const kept = clamp(side, smallestSide, 1);
  const half = (kept * Math.min(width, height)) / 2;
  return { side: kept, x: clamp(x, half / width, 1 - half / width), y: clamp(y, half / height, 1 - half / height) };
};

/** The square in the picture's own dots. */
export const toDots = (square: Square, size: Size): { left: number; top: number; side: number } => {
  const { x, y, side } = toWithin(square, size);
  const dots = side * Math.min(size.width, size.height);
  return { left: x * size.width - dots / 2, top: y * size.height - dots / 2, side: dots };
};
