/** Pearson's statistic of counts against an even spread. */
export const chiSquareOf = (counts: number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** The normal quantile that one fair draw in a million exceeds. */
const quantile = 4.7534;

/** The value a fair draw exceeds once in a million: exact for one degree of freedom, by Wilson and Hilferty's cube for dozens (within 0.5 %). */
export const chiSquareBound = (degrees: number): number => {
  if (degrees === 1) return 23.93;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + quantile * Math.sqrt(spread)) ** 3;
};
