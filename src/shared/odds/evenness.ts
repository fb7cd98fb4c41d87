import type { Chance } from "../chance.ts";

/** One draw: so many different things out of a set of equal ones, 0 … size − 1. */
export interface FairDraw {
  size: number;
  count: number;
}

/** Σ (seen − expected)² ÷ expected. */
const toUnevenness = (seen: readonly number[], expected: number): number => seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);

/** How many picks all the made-up records together may hold: what it costs. */
const picksMost = 400_000;
const recordsMost = 1999;
const recordsLeast = 199;

/**
 * How often chance spreads so unevenly as this: the share of made-up records, drawn the same way, that are at least as uneven (the record itself
 * counted among them). All the draws are of one set.
 * @param seen how often each thing came
 */
export const toUnevennessOdds = (seen: readonly number[], draws: readonly FairDraw[], chance: Chance): { p: number; records: number } => {
  const size = seen.length;
  const picks = draws.reduce((sum, { count }) => sum + count, 0);
  if (picks === 0) return { p: 1, records: 0 };
  const records = Math.min(recordsMost, Math.max(recordsLeast, Math.floor(picksMost / picks)));
  const own = toUnevenness(seen, picks / size);
  const deck = Array.from({ length: size }, (_, at) => at);
  let asUneven = 0;
  for (let record = 0; record < records; record += 1) {
    const made = Array<number>(size).fill(0);
    for (const { count } of draws)
      for (let place = 0; place < count; place += 1) {
        const pick = place + chance.below(size - place);
        [deck[place], deck[pick]] = [deck[pick]!, deck[place]!];
        made[deck[place]!] = made[deck[place]!]! + 1;
      }
    if (toUnevenness(made, picks / size) >= own - 1e-9) asUneven += 1;
  }
  return { p: (asUneven + 1) / (records + 1), records };
};
