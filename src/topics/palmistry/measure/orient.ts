import type { LineName } from "../marks.ts";
import type { Place } from "./frame.ts";
import { getEnd, getStart } from "./polyline.ts";

/** How a line lies that was marked from its far end: the heart line is read from the little finger's edge, head and life line from above the thumb, fate and sun line from below, marriage from the edge. */
const fromFarEnd: Record<LineName, (start: Place, end: Place) => boolean> = {
  heart: (start, end) => start.across < end.across,
  head: (start, end) => start.across > end.across,
  life: (start, end) => start.up < end.up,
  fate: (start, end) => start.up > end.up,
  sun: (start, end) => start.up > end.up,
  marriage: (start, end) => start.across < end.across,
};

export const isFromFarEnd = (name: LineName, line: readonly Place[]): boolean => fromFarEnd[name](getStart(line), getEnd(line));

/** The line as the craft reads it, whichever end it was marked from. */
export const toOriented = (name: LineName, line: readonly Place[]): Place[] => (isFromFarEnd(name, line) ? line.toReversed() : [...line]);
