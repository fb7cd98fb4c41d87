import { type ChartAspectType, type FoundAspect, findChartAspect, orbs, synastryOrbs, transitOrbs } from "../../kit/sky/chart-aspects.ts";
import type { Body } from "../../kit/sky/names.ts";
import type { ChartAspect, MinorAspect, Point } from "../cast-types.ts";
import { type ChartPoint, isPlanet, listPoints, type Points } from "./points.ts";

/** As in a cast, the quincunx among them. */
export type FoundBetween = FoundAspect & { a: Point; b: Point };

/** Degrees: five minutes of arc. */
const leastKnown = 1 / 12;

/** An orb that an unknown hour leaves open by five minutes or more is the whole degree it stays within. */
const toKnownOrb = (orb: number, one: ChartPoint, other: ChartPoint, widest: number): number => {
  const doubt = one.doubt + other.doubt;
  const isKnown = doubt < leastKnown && one.others.length + other.others.length === 0;
  return isKnown ? orb : Math.min(Math.max(1, Math.ceil(orb + doubt)), Math.max(1, Math.floor(widest)));
};

const findBetween = (one: ChartPoint, other: ChartPoint, widest: (type: ChartAspectType) => number): FoundBetween | null => {
  const found = findChartAspect(one, other, widest);
  if (!found) return null;
  let { orb } = found;
  for (const [moved, fixed] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const longitude of moved.others) {
      const there = findChartAspect({ longitude, speed: 0 }, fixed, widest);
      if (there?.type !== found.type) return null;
      orb = Math.max(orb, there.orb);
    }
  }
  return { a: one.point, b: other.point, ...found, orb: toKnownOrb(orb, one, other, widest(found.type)) };
};

/** The widest orb granted to two points of one chart. */
export const toAllowance = (a: Point, b: Point, type: ChartAspectType): number => orbs[type][isPlanet(a) && isPlanet(b) ? "bodies" : "points"];

const isMajor = (aspect: FoundBetween): aspect is ChartAspect => aspect.type !== "quincunx";
const isMinor = (aspect: FoundBetween): aspect is MinorAspect => aspect.type === "quincunx";
const byOrb = (one: FoundBetween, other: FoundBetween): number => one.orb - other.orb;

/** All aspects within one chart, the tightest first; at least one of the two is a planet. */
export const listAspects = (chart: Points): { aspects: ChartAspect[]; minorAspects: MinorAspect[] } => {
  const points = listPoints(chart);
  const found: FoundBetween[] = [];
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      if (!isPlanet(one.point) && !isPlanet(other.point)) continue;
      const aspect = findBetween(one, other, (type) => toAllowance(one.point, other.point, type));
      if (aspect) found.push(aspect);
    }
  }
  found.sort(byOrb);
  return { aspects: found.filter(isMajor), minorAspects: found.filter(isMinor) };
};

const listBetween = (moving: readonly ChartPoint[], fixed: readonly ChartPoint[], widest: Record<ChartAspectType, number>): ChartAspect[] =>
  moving
    .flatMap((one) =>
      fixed.flatMap((other) => {
        const aspect = findBetween(one, other, (type) => widest[type] || -1);
        return aspect && isMajor(aspect) ? [aspect] : [];
      }),
    )
    .sort(byOrb);

/** The bodies that pass over a chart: those of the figure, Chiron, and the mean node, which does not waver. */
export const transiting: readonly Body[] = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron", "meanNode"];
/** What they are measured against. */
export const natalPoints: readonly Body[] = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "chiron",
  "trueNode",
];

/** `a` moves, `b` stands where it stood at birth. */
export const listTransits = (sky: Points, natal: Points): ChartAspect[] => {
  const fixed = listPoints(natal, natalPoints).map((point) => ({ ...point, speed: 0 }));
  return listBetween(listPoints({ ...sky, angles: null }, transiting), fixed, transitOrbs);
};

/** Shared by all who were born within years of one another, so that two of them together say nothing of the two people. */
const generational: readonly Point[] = ["uranus", "neptune", "pluto", "chiron", "trueNode"];

/** `a` of the first chart, `b` of the second; "applying" by the speeds each had at birth. */
export const listContacts = (first: Points, second: Points): ChartAspect[] =>
  listBetween(listPoints(first, natalPoints), listPoints(second, natalPoints), synastryOrbs).filter(
    ({ a, b }) => !(generational.includes(a) && generational.includes(b)),
  );
