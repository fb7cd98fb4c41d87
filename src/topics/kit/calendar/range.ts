/** Our tables hold these Gregorian and lunar years. */
export const firstYear = 1850;
export const lastYear = 2150;

/** @throws RangeError */
export const assertYear = (year: number): void => {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear) throw new RangeError(`the calendar holds ${firstYear} to ${lastYear}, not ${year}`);
};

/** China's clock, in which the calendar's days are counted: UTC+8. */
export const chinaOffsetSeconds = 28_800;
