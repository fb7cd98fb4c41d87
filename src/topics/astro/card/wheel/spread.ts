/** Enough for thirteen in one place to come apart. */
const rounds = 900;
const enough = 0.005;

/**
 * Pushes longitudes apart until neighbours stand at least `gap` degrees from one another, each as little as needed and all in their order:
 * 10° and 12° with a gap of 12° become 5° and 17°. Longitudes come back 0 … 360, in the order given.
 */
export const spread = (longitudes: readonly number[], gap: number): number[] => {
  const order = longitudes.map((_, index) => index).sort((one, other) => longitudes[one]! - longitudes[other]!);
  const placed = order.map((index) => longitudes[index]!);
  const count = placed.length;
  for (let round = 0; count > 1 && round < rounds; round++) {
    let widest = 0;
    for (let place = 0; place < count; place++) {
      const next = (place + 1) % count;
      const turn = next === 0 ? 360 : 0;
      const missing = gap - (placed[next]! + turn - placed[place]!);
      if (missing <= 0) continue;
      widest = Math.max(widest, missing);
      placed[place]! -= missing / 2;
      placed[next]! += missing / 2;
    }
    if (widest < enough) break;
  }
  const result: number[] = [];
  for (const [place, index] of order.entries()) result[index] = ((placed[place]! % 360) + 360) % 360;
  return result;
};
