/** Where a thread stands after it was scrolled by hand, in CSS px. */
export interface Look {
  /** How far it has been scrolled since the input was last as wide as ever. */
  moved: number;
  /** How far it is to the end. */
  left: number;
}

/** Far from the end one is reading; near it one is about to write. Between the two nothing changes, so that the input never flickers. */
const endPx = { near: 60, far: 200 } as const;
const movedPx = 32;

/** Whether the input makes itself small for who reads. */
export const isReading = (was: boolean, { moved, left }: Look): boolean => (was ? left >= endPx.near : left > endPx.far && Math.abs(moved) > movedPx);
