import type { GridName } from "../../kit/grids/grids.ts";

/** Places in a drawing 386 wide: characters stand in a column, the grids' boxes beside what they add up. */
export interface Geometry {
  height: number;
  /** Tops of the character squares, 72 on a side at x 160. */
  squares: number[];
  /** Middle lines of the strokes lent to a single surname (above) and a single given name (below). */
  lentAbove: number | null;
  lentBelow: number | null;
  /** Top left of each box, 126 × 60. */
  boxes: Record<GridName, { x: number; y: number }>;
  /** Brackets from part to part, and the stem to the total. */
  brackets: string[];
}

export const width = 386;
export const boxWidth = 126;
export const boxHeight = 60;
export const squareSide = 72;
export const squareX = 160;
const step = 100;
const firstTop = 38;
const lentGap = 22;
const besideCount = 20;

export const toGeometry = (surnameLength: number, givenLength: number): Geometry => {
  const count = surnameLength + givenLength;
  const squares = Array.from({ length: count }, (_, index) => firstTop + index * step);
  const middles = squares.map((top) => top + squareSide / 2);
  const bottom = squares.at(-1)! + squareSide;
  const lentAbove = surnameLength === 1 ? firstTop - 18 : null;
  const lentBelow = givenLength === 1 ? bottom + lentGap : null;
  const heaven = surnameLength === 1 ? ([lentAbove!, middles[0]! - 8] as const) : ([middles[0]!, middles[1]! - 8] as const);
  const person = [middles[surnameLength - 1]! + 8, middles[surnameLength]! - 8] as const;
  const earth = givenLength === 1 ? ([middles.at(-1)! + 8, lentBelow!] as const) : ([middles[surnameLength]! + 8, middles.at(-1)!] as const);
  const rightBox = ([from, to]: readonly [number, number]) => ({ x: 258, y: Math.max(4, (from + to) / 2 - boxHeight / 2) });
  const boxes = { heaven: rightBox(heaven), person: rightBox(person), earth: rightBox(earth) };
  // A single given name brings earth's parts together; its box keeps clear of the person's.
  boxes.person.y = Math.max(boxes.person.y, boxes.heaven.y + boxHeight + 12);
  boxes.earth.y = Math.max(boxes.earth.y, boxes.person.y + boxHeight + 12);
  // Clear of the strokes written beside the first and the last square.
  const outerFrom = lentAbove ?? middles[0]! - besideCount;
  const outerTo = lentBelow ?? middles.at(-1)! + besideCount;
  const outerMiddle = (outerFrom + outerTo) / 2;
  const foot = (lentBelow === null ? bottom : lentBelow + 8) + 18;
  const totalY = Math.max(foot, boxes.earth.y + boxHeight + 12);
  const toBracket = ([from, to]: readonly [number, number], box: { y: number }): string => {
    const middle = box.y + boxHeight / 2;
    return `M236 ${from}h12V${to}h-12M248 ${Math.min(Math.max(middle, from), to)}h5V${middle}h5`;
  };
  return {
    height: totalY + boxHeight + 4,
    squares,
    lentAbove,
    lentBelow,
    boxes: { ...boxes, outer: { x: 2, y: outerMiddle - boxHeight / 2 }, total: { x: 133, y: totalY } },
    brackets: [
      toBracket(heaven, boxes.heaven),
      toBracket(person, boxes.person),
      toBracket(earth, boxes.earth),
      `M${lentAbove === null ? 156 : 186} ${outerFrom}H138a6 6 0 0 0-6 6V${outerTo - 6}a6 6 0 0 0 6 6H${lentBelow === null ? 156 : 186}M132 ${outerMiddle}h-4`,
      `M196 ${lentBelow === null ? bottom : lentBelow + 10}V${totalY}`,
    ],
  };
};
