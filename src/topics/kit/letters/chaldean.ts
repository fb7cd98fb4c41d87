/** Each letter’s value by the table Cheiro printed; no letter is 9. */
const rows: readonly (readonly [value: number, letters: string])[] = [
  [1, "AIJQY"],
  [2, "BKR"],
  [3, "CGLS"],
  [4, "DMT"],
  [5, "EHNX"],
  [6, "UVW"],
  [7, "OZ"],
  [8, "FP"],
];

/** Chaldean value, 1 … 8: A 1, F 8, Z 7. @param letter one of A–Z */
export const toChaldeanValue = (letter: string): number => rows.find(([, letters]) => letters.includes(letter))![0];
