/** The place a wheel comes to after `steps` more; one that goes round goes on at its other end, another stops there. */
export const step = (at: number, steps: number, count: number, isRound: boolean): number =>
  isRound ? (((at + steps) % count) + count) % count : Math.min(count - 1, Math.max(0, at + steps));

const carryMs = 160;
const mostCarried = 40;

/** How many rows a wheel let go of still runs. @param rowsPerMs as fast as it was turned */
export const carry = (rowsPerMs: number): number => Math.max(-mostCarried, Math.min(mostCarried, Math.round(rowsPerMs * carryMs)));

/**
 * What digits typed in a row mean: the value they make, or where they make none the value of the last alone ("1", "13" → 3 among the months).
 * @returns null while they are too few or name nothing
 */
export const readTyped = (digits: string, find: (typed: number) => number | null): { value: number; digits: string } | null => {
  for (const taken of [digits, digits.slice(-1)]) {
    const value = taken === "" ? null : find(Number(taken));
    if (value !== null) return { value, digits: taken };
  }
  return null;
};
