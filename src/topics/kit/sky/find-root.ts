const steps = 80;

/**
 * Where a function that is below zero at `low` and above it at `high` crosses zero: the secant, and the middle wherever the secant does not halve the bracket.
 * x² − 2 between 0 and 2 gives 1.41421356….
 * @param narrow how narrow a bracket is near enough
 * @param small how small a value is
 */
export const findRoot = (valueAt: (x: number) => number, from: number, to: number, { narrow, small }: { narrow: number; small: number }): number => {
  let [low, high] = [from, to];
  let [lowValue, highValue] = [valueAt(low), valueAt(high)];
  if (lowValue >= 0) return low;
  if (highValue <= 0) return high;
  let isMiddle = false;
  for (let step = 0; step < steps && high - low > narrow; step += 1) {
    const width = high - low;
    const x = isMiddle ? low + width / 2 : low - (lowValue * width) / (highValue - lowValue);
    const value = valueAt(x);
    if (Math.abs(value) < small) return x;
    if (value < 0) [low, lowValue] = [x, value];
    else [high, highValue] = [x, value];
    isMiddle = high - low > width / 2;
  }
  return (low + high) / 2;
};
