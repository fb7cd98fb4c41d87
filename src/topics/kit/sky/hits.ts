import { toCircle } from "./angle.ts";
import { type AspectType, aspectAngles } from "./aspects.ts";
import { listCrossings } from "./crossings.ts";
import type { Body } from "./names.ts";

/** A moving body exactly in aspect to a fixed longitude. */
interface Hit<Point extends string> {
  /** Seconds since 1970-01-01T00:00Z. */
  at: number;
  body: Body;
  point: Point;
  type: AspectType;
  retrograde: boolean;
}

interface Target<Point extends string> {
  longitude: number;
  point: Point;
  type: AspectType;
}

const listTargets = <Point extends string>(points: Partial<Record<Point, number>>): Target<Point>[] =>
  (Object.entries(points) as [Point, number][]).flatMap(([point, natal]) =>
    (Object.entries(aspectAngles) as [AspectType, number][]).flatMap(([type, angle]) => {
      const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
      return sides.map((side) => ({ longitude: toCircle(natal + side), point, type }));
    }),
  );

/**
 * All exact aspects of moving bodies to fixed longitudes from one instant up to another, in order; of a body that turns, each of its passes.
 * @param points degrees by name
 * @param from seconds since 1970-01-01T00:00Z
 */
export const listHits = <Point extends string>(moving: readonly Body[], points: Partial<Record<Point, number>>, from: number, to: number): Hit<Point>[] => {
  const targets = listTargets(points);
  const at = new Map<number, Target<Point>[]>();
  for (const target of targets) at.set(target.longitude, [...(at.get(target.longitude) ?? []), target]);
  const longitudes = [...at.keys()];
  return moving
    .flatMap((body) =>
      listCrossings(body, longitudes, from, to).flatMap(({ longitude, ...crossing }) =>
        at.get(longitude)!.map(({ point, type }): Hit<Point> => ({ at: crossing.at, body, point, type, retrograde: crossing.retrograde })),
      ),
    )
    .sort((one, other) => one.at - other.at);
};
