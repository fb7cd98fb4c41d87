import type { AstroCast, Point } from "../../cast-types.ts";
import { listPatternFacts } from "../../facts/aspects.ts";
import type { AspectLine, RingName, WheelModel } from "./wheel-model.ts";

/** What a fact is about, on the wheel: `points` as "inner.sun", `lines` by their fact; `tied` stand at the other ends of these lines. */
export interface Lit {
  points: ReadonlySet<string>;
  tied: ReadonlySet<string>;
  lines: ReadonlySet<string>;
  house: number | null;
}

/** The two nodes are one on the wheel. */
const toPointKey = (ring: RingName, point: Point): string => `${ring}.${point === "trueNode" ? "meanNode" : point}`;

const listEnds = ({ ends }: AspectLine): string[] => ends.map(({ ring, point }) => toPointKey(ring, point));

const toLit = (lines: readonly AspectLine[], points: readonly string[], house: number | null = null): Lit => ({
  points: new Set(points),
  tied: new Set(lines.flatMap(listEnds)),
  lines: new Set(lines.map(({ fact }) => fact)),
  house,
});

/** The ring and point of a fact about one body or angle. */
const findPointKey = (cast: AstroCast, [key, first, second]: readonly string[]): string | null => {
  if (key === "body" || key === "angle" || key === "dignity") return toPointKey("inner", first as Point);
  if (key === "moonRange") return "inner.moon";
  if (key === "chartRuler") return cast.chartRuler && toPointKey("inner", cast.chartRuler);
  if (key === "transitBody" || key === "otherBody" || key === "otherAngle") return toPointKey("outer", first as Point);
  if (key === "overlay") return toPointKey(first === "second" ? "outer" : "inner", second as Point);
  return null;
};

/** Which points and lines a fact lights up, or null where it says nothing of this wheel: `body.sun` lights the Sun and all its lines. */
export const findLit = (cast: AstroCast, { lines, marks }: WheelModel, factId: string | null): Lit | null => {
  if (factId === null) return null;
  const own = lines.find(({ fact }) => fact === factId);
  if (own) return toLit([own], listEnds(own));
  const parts = factId.split(".");
  const point = findPointKey(cast, parts);
  if (point) {
    const isHere = marks.some((mark) => toPointKey(mark.ring, mark.point) === point) || point.startsWith("inner.");
    return isHere
      ? toLit(
          lines.filter((line) => listEnds(line).includes(point)),
          [point],
        )
      : null;
  }
  const [key, name] = parts;
  if (key === "house") {
    const house = Number(name);
    const within = marks.filter(({ ring, point: body }) => ring === "inner" && body in cast.bodies && cast.bodies[body as "sun"].house === house);
    return toLit(
      [],
      within.map(({ point: body }) => toPointKey("inner", body)),
      house,
    );
  }
  if (key === "pattern") {
    const index = listPatternFacts(cast).findIndex(({ id }) => id === factId);
    const points = cast.patterns[index]?.bodies.map((body) => toPointKey("inner", body)) ?? [];
    return toLit(
      lines.filter((line) => listEnds(line).every((end) => points.includes(end))),
      points,
    );
  }
  const hit = key === "hit" ? cast.yearAhead.hits[Number(name) - 1] : undefined;
  if (!hit) return null;
  const fact = `transit.${hit.body}.${hit.type}.${hit.point}`;
  return toLit(
    lines.filter((line) => line.fact === fact),
    [toPointKey("outer", hit.body), toPointKey("inner", hit.point)],
  );
};

/** Whether a fact is about a point, or ties it to what it is about, or neither. */
export const findStanding = ({ points, tied }: Lit, ring: RingName, point: Point): "asked" | "tied" | null => {
  const key = toPointKey(ring, point);
  return points.has(key) ? "asked" : tied.has(key) ? "tied" : null;
};
