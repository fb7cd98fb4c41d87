import { toWay } from "./angle.ts";
import { type AspectType, aspectAngles } from "./aspects.ts";

/** The five majors and the quincunx, the one minor aspect that is looked for. */
export type ChartAspectType = AspectType | "quincunx";

/** Widest orbs in degrees between two of Sun … Pluto; and where a point (an angle, a node, Chiron, Lilith) is one of the two. */
export const orbs: Record<ChartAspectType, { bodies: number; points: number }> = {
  conjunction: { bodies: 8, points: 5 },
  opposition: { bodies: 8, points: 5 },
  square: { bodies: 7, points: 4 },
  trine: { bodies: 7, points: 4 },
  sextile: { bodies: 5, points: 3 },
  quincunx: { bodies: 3, points: 2 },
};

/** A body passing over a chart: the orb of a transit, and of a contact between two charts. */
export const transitOrbs: Record<ChartAspectType, number> = { conjunction: 3, opposition: 3, square: 3, trine: 3, sextile: 2, quincunx: 0 };
export const synastryOrbs: Record<ChartAspectType, number> = { conjunction: 6, opposition: 6, square: 5, trine: 5, sextile: 4, quincunx: 0 };

const chartAspectAngles: Record<ChartAspectType, number> = { ...aspectAngles, quincunx: 150 };
const listed = Object.entries(chartAspectAngles) as [ChartAspectType, number][];

/** Something that stands on the ecliptic and moves `speed` degrees a day; 0 for what is fixed. */
export interface Moving {
  longitude: number;
  speed: number;
}

export interface FoundAspect {
  type: ChartAspectType;
  /** Degrees from exact. */
  orb: number;
  /** The orb closes, by the speeds of the moment. */
  applying: boolean;
}

/**
 * The aspect two bodies make within its orb, or null. 10° moving 1° a day and 68° standing still: a sextile, orb 2°, separating, for the ways grow unlike.
 * @param widest degrees by aspect
 */
export const findChartAspect = (one: Moving, other: Moving, widest: (type: ChartAspectType) => number): FoundAspect | null => {
  const way = toWay(one.longitude, other.longitude);
  const separation = Math.abs(way);
  for (const [type, angle] of listed) {
    const excess = separation - angle;
    const orb = Math.abs(excess);
    if (orb > widest(type)) continue;
    const growth = Math.sign(way) * (other.speed - one.speed);
    return { type, orb, applying: excess * growth < 0 };
  }
  return null;
};

/** Points of the circle at which a second longitude makes an aspect with a first: one of conjunction and opposition, two of each other. */
export const aspectPlaces = { majors: 8, withQuincunx: 10 } as const;

/**
 * Once in so many charts at least one of all the pairs that were tried stands as near to some aspect: 1 ∕ (1 − (1 − p)ⁿ), p = places · 2 orb ∕ 360, as if the pairs
 * were free of one another; `astro.fairness.test.ts` measures it over births. An orb of 0°01′ among 95 pairs and ten places: once in 12.
 */
export const toRarityAmong = (orb: number, pairs: number, places: number): number => {
  const share = Math.min(1, (places * 2 * Math.max(orb, 0.005)) / 360);
  return 1 / (1 - (1 - share) ** pairs);
};

/** How rare two longitudes left to chance come as near to this very aspect, for ordering: a square with an orb of 0°14′ once in 386. */
export const toRarity = (type: ChartAspectType, orb: number): number => {
  const sides = type === "conjunction" || type === "opposition" ? 1 : 2;
  return Math.max(1, Math.round(360 / Math.max(sides * 2 * orb, 0.01)));
};
