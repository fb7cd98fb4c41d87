/** The digits added up until one is left: 1990 → 19 → 10 → 1. What the rules of kua and annual star say of a year in words. @param value above 0 */
export const toDigitRoot = (value: number): number => ((value - 1) % 9) + 1;
