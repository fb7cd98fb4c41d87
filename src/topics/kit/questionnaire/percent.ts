/** Where a raw score stands between the least and the most it could be, 0 … 100, to a tenth. */
export const toPercent = (raw: number, least: number, most: number): number => (most === least ? 50 : Math.round(((raw - least) / (most - least)) * 1000) / 10);

/** How far a two-ended axis is from its middle, 0 … 100: 50 percent is 0, either end 100. */
export const toAxisMargin = (percent: number): number => Math.round(Math.abs(percent - 50) * 20) / 10;

export interface Rank {
  key: string;
  percent: number;
  /** Percent points ahead of the next; of the last one 0. */
  margin: number;
}

/** Scales from high to low; equal ones keep the order they were given in. */
export const rankScales = (percents: Readonly<Record<string, number>>): Rank[] => {
  const sorted = Object.entries(percents).sort(([, one], [, other]) => other - one);
  return sorted.map(([key, percent], at) => ({ key, percent, margin: Math.round((percent - (sorted[at + 1]?.[1] ?? percent)) * 10) / 10 }));
};
