/** One line as thrown: 6 old yin, 7 young yang, 8 young yin, 9 old yang. Old lines move. */
export type LineValue = 6 | 7 | 8 | 9;
/** Six of them, bottom up. */
export type Throws = readonly LineValue[];

export const isMoving = (value: LineValue): boolean => value === 6 || value === 9;
export const isYang = (value: LineValue): boolean => value === 7 || value === 9;

/** The hexagram as thrown, "011010" bottom up. */
export const toLines = (throws: Throws): string => throws.map((value) => (isYang(value) ? "1" : "0")).join("");

/** The hexagram it becomes: every old line turned over. The same lines when nothing moves. */
export const toChangedLines = (throws: Throws): string => throws.map((value) => (isYang(value) !== isMoving(value) ? "1" : "0")).join("");

/** The moving places, 1 … 6 from the bottom. */
export const toMovingPlaces = (throws: Throws): number[] => throws.flatMap((value, index) => (isMoving(value) ? [index + 1] : []));
