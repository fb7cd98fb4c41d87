/** 95 %, two-sided. */
const z = 1.959963984540054;

/**
 * Wilson’s score interval of a share, 95 %: between what true shares this many hits are no surprise. 10 of 20: 0.299 to 0.701. None tried: 0 to 1.
 * Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927), 209–212.
 */
export const toWilson = (hits: number, trials: number): { low: number; high: number } => {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const squared = z ** 2 / trials;
  const centre = share + squared / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials));
  return { low: Math.max(0, (centre - reach) / (1 + squared)), high: Math.min(1, (centre + reach) / (1 + squared)) };
};
