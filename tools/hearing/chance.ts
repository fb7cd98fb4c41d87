/** Chance that falls alike on every machine: xorshift (Marsaglia, "Xorshift RNGs", 2003). @returns draws of 0 … 1 */
export const createChance = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Puts the first `length` in an order of chance. */
export const shuffle = (order: Int32Array, length: number, chance: () => number): void => {
  for (let at = 0; at < length; at += 1) {
    const other = at + Math.floor(chance() * (length - at));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
};
