/**
 * Holm’s step-down correction: each p-value as it counts when so many were looked at, in their order.
 * Source: S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6 (1979), 65–70.
 */
export const toHolm = (pValues: readonly number[]): number[] => {
  const order = pValues.map((p, at) => ({ p, at })).sort((one, other) => one.p - other.p);
  const adjusted = Array<number>(pValues.length).fill(1);
  let before = 0;
  for (const [rank, { p, at }] of order.entries()) {
    before = Math.max(before, Math.min(1, p * (pValues.length - rank)));
    adjusted[at] = before;
  }
  return adjusted;
};
