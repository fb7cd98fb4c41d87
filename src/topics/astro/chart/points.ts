import { tenPlanets } from "../../kit/sky/balance.ts";
import type { Body } from "../../kit/sky/names.ts";
import { bodies } from "../../kit/sky/names.ts";
import type { Angle, Angles, ChartBody, Point } from "../cast-types.ts";

/** What aspects are looked for between: a body or an angle with its place and motion. */
export interface ChartPoint {
  point: Point;
  longitude: number;
  /** Degrees a day; an angle is taken as fixed. */
  speed: number;
  /** How far it may stand from there, degrees to either side, where the hour is unknown: half a day’s way; of the Moon `others` say it. */
  doubt: number;
  /** Further places it may have: of the Moon at both ends of a day whose hour is unknown. An aspect has to hold in all of them. */
  others: readonly number[];
}

export interface Points {
  bodies: Record<Body, ChartBody>;
  angles: Angles | null;
  moonRange: { from: number; to: number } | null;
}

const angles: readonly Angle[] = ["ascendant", "midheaven"];
/** The mean node would only repeat the true one. */
const aspecting: readonly Body[] = bodies.filter((body) => body !== "meanNode");

export const isPlanet = (point: Point): boolean => (tenPlanets as readonly Point[]).includes(point);

export const listPoints = (chart: Points, of: readonly Body[] = aspecting): ChartPoint[] => [
  ...of.map((body): ChartPoint => {
    const { longitude, speed } = chart.bodies[body];
    const others = body === "moon" && chart.moonRange ? [chart.moonRange.from, chart.moonRange.to] : [];
    const doubt = chart.moonRange && body !== "moon" ? Math.abs(speed) / 2 : 0;
    return { point: body, longitude, speed, doubt, others };
  }),
  ...(chart.angles ? angles.map((angle): ChartPoint => ({ point: angle, longitude: chart.angles![angle], speed: 0, doubt: 0, others: [] })) : []),
];
