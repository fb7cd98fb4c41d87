/** The numbers a core can be. */
export const coreNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type CoreNumber = (typeof coreNumbers)[number];

export type ByNumber = Readonly<Record<CoreNumber, string>>;
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type ByDigit = Readonly<Record<Digit, string>>;
/** Differences run from 0 to 8. */
export type ByChallenge = Readonly<Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>>;
