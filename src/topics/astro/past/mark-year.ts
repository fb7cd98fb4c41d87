import type { Mark, PastKind } from "../../kit/past/past.ts";
import { listCrossings } from "../../kit/sky/crossings.ts";
import type { Body } from "../../kit/sky/names.ts";
import { toInstantText } from "../../kit/time/parse-civil.ts";
import { isReached, toYearStart } from "./reach.ts";

/** What of a chart its years are laid against, degrees. */
export interface Natal {
  sun: number;
  saturn: number;
  /** Null where the hour is unknown. */
  moon: number | null;
  /** Null where hour or place are unknown. */
  angles: { ascendant: number; midheaven: number } | null;
}

type Slow = "saturn" | "uranus" | "pluto";
type Point = "ascendant" | "descendant" | "midheaven" | "imumCoeli" | "sun" | "moon" | "saturn";
interface Rule {
  body: Slow;
  point: Point;
  /** Degrees from the point. */
  angles: readonly number[];
  kind: PastKind;
  weight: number;
}

const across = [0, 180];
const hard = [0, 90, 180, 270];
const on = [0];

/** Slow bodies on the four angles, and in hard aspect to the lights; the weights are our own. */
const rules: readonly Rule[] = [
  { body: "saturn", point: "ascendant", angles: on, kind: "body", weight: 1 },
  { body: "saturn", point: "descendant", angles: on, kind: "bond", weight: 1 },
  { body: "saturn", point: "midheaven", angles: on, kind: "standing", weight: 1 },
  { body: "saturn", point: "imumCoeli", angles: on, kind: "family", weight: 1 },
  { body: "uranus", point: "ascendant", angles: on, kind: "move", weight: 1.1 },
  { body: "uranus", point: "descendant", angles: on, kind: "bond", weight: 1.1 },
  { body: "uranus", point: "midheaven", angles: on, kind: "move", weight: 1 },
  { body: "uranus", point: "imumCoeli", angles: on, kind: "move", weight: 1.1 },
  { body: "pluto", point: "ascendant", angles: on, kind: "move", weight: 1.1 },
  { body: "pluto", point: "descendant", angles: on, kind: "bond", weight: 1.1 },
  { body: "pluto", point: "midheaven", angles: on, kind: "standing", weight: 1.1 },
  { body: "pluto", point: "imumCoeli", angles: on, kind: "family", weight: 1.1 },
  { body: "saturn", point: "sun", angles: across, kind: "body", weight: 1 },
  { body: "uranus", point: "sun", angles: across, kind: "move", weight: 1.1 },
  { body: "pluto", point: "sun", angles: hard, kind: "move", weight: 1 },
  { body: "saturn", point: "moon", angles: across, kind: "family", weight: 1 },
  { body: "uranus", point: "moon", angles: across, kind: "move", weight: 1 },
  { body: "pluto", point: "moon", angles: hard, kind: "family", weight: 1 },
  { body: "saturn", point: "saturn", angles: on, kind: "move", weight: 1 },
];

const findLongitude = ({ sun, moon, saturn, angles }: Natal, point: Point): number | null => {
  if (point === "sun") return sun;
  if (point === "moon") return moon;
  if (point === "saturn") return saturn;
  if (!angles) return null;
  if (point === "ascendant") return angles.ascendant;
  if (point === "descendant") return angles.ascendant + 180;
  return point === "midheaven" ? angles.midheaven : angles.midheaven + 180;
};

/** All that the craft says of one calendar year, and for what. */
export const markYear = (natal: Natal, year: number): Mark[] =>
  rules.flatMap(({ body, point, angles, kind, weight }) => {
    const longitude = findLongitude(natal, point);
    if (longitude === null) return [];
    return angles.flatMap((angle): Mark[] =>
      isReached(body, year, longitude + angle)
        ? [{ kind, weight, rule: point === "saturn" ? "saturnReturn" : "transit", values: { body, point, angle, longitude: longitude + angle, year } }]
        : [],
    );
  });

/** The days of a year ("2014-03-09", UT) on which a body stood on a longitude, one to three; none where it only came within a minute of arc. */
export const listExactDays = (body: Body, longitude: number, year: number): string[] =>
  listCrossings(body, [((longitude % 360) + 360) % 360], toYearStart(year), toYearStart(year + 1)).map(({ at }) => toInstantText(Math.round(at)).slice(0, 10));
