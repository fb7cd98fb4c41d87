import type { ChartAspectType } from "../../../kit/sky/chart-aspects.ts";
import { bodyGlyphs } from "../../../kit/sky/glyphs/body-glyphs.ts";
import { type Body, bodies } from "../../../kit/sky/names.ts";
import { toLongitude } from "../../../kit/sky/signs.ts";
import type { Angle, Angles, AstroCast, ChartBody, Point } from "../../cast-types.ts";
import type { ShownView } from "../shown-view.ts";
import { spread } from "./spread.ts";

export type RingName = "inner" | "outer";

/** One body, or the rising point or midheaven of the outer chart, on its ring. */
export interface Mark {
  ring: RingName;
  point: Point;
  /** The fact a tap opens. */
  fact: string;
  /** Degrees on the ecliptic: where it is, and where there is room to draw it. */
  longitude: number;
  shown: number;
  retrograde: boolean;
  /** Its glyph; null for an angle, which is written. */
  path: string | null;
}

export interface LineEnd {
  ring: RingName;
  point: Point;
  longitude: number;
}

/** An aspect in the middle. */
export interface AspectLine {
  fact: string;
  type: ChartAspectType;
  ends: readonly [LineEnd, LineEnd];
  isTight: boolean;
  /** Drawn only while its own fact or one of its ends is lit. */
  isQuiet: boolean;
}

export interface WheelModel {
  view: ShownView;
  /** The longitude that stands at the left: the ascendant, or 0° Aries. */
  left: number;
  angles: Angles | null;
  cusps: readonly number[] | null;
  marks: readonly Mark[];
  lines: readonly AspectLine[];
  /** Where the Moon may have stood. */
  moonRange: { from: number; to: number } | null;
}

/** Bodies on the wheel; Lilith and the true node stand in the table only. */
const onWheel: readonly Body[] = bodies.filter((body) => body !== "trueNode" && body !== "lilith");
const others: readonly Body[] = bodies.slice(0, 10);
/** What lines are drawn between without a tap. */
const spoken: readonly Point[] = [...bodies.slice(0, 10), "chiron"];

/** Least room between two glyphs, degrees: on the wide ring of one chart, and on the two rings of two. */
const gaps = { one: 12.5, inner: 16, outer: 12.5 };
/** A line is bold within so many degrees. */
export const tightWithin: Readonly<Record<ShownView, number>> = {
  natal: 2,
  transits: 1,
  two: 2,
};

const placeMarks = (marks: readonly Omit<Mark, "shown">[], gap: number): Mark[] => {
  const shown = spread(
    marks.map(({ longitude }) => longitude),
    gap,
  );
  return marks.map((mark, index) => ({ ...mark, shown: shown[index]! }));
};

const toMiddle = ({ from, to }: { from: number; to: number }): number => toLongitude(from + toLongitude(to - from) / 2);

const toMark = (ring: RingName, body: Body, { longitude, retrograde }: ChartBody, fact: string): Omit<Mark, "shown"> => ({
  ring,
  point: body,
  fact,
  longitude,
  // Nodes go backwards by nature.
  retrograde: retrograde && body !== "meanNode",
  path: bodyGlyphs[body],
});

const listInner = ({ bodies: natal, moonRange }: AstroCast, gap: number): Mark[] =>
  placeMarks(
    onWheel.map((body) => {
      const mark = toMark("inner", body, natal[body], `body.${body}`);
      return body === "moon" && moonRange ? { ...mark, fact: "moonRange", longitude: toMiddle(moonRange) } : mark;
    }),
    gap,
  );

const angleNames: readonly Angle[] = ["ascendant", "midheaven"];

const listOuter = ({ transits, synastry }: AstroCast, view: ShownView): Mark[] => {
  if (view === "transits")
    return placeMarks(
      onWheel.map((body) => toMark("outer", body, transits.bodies[body], `transitBody.${body}`)),
      gaps.outer,
    );
  if (view !== "two" || !synastry) return [];
  const { bodies: second, angles } = synastry;
  const written = angles
    ? angleNames.map(
        (angle): Omit<Mark, "shown"> => ({
          ring: "outer",
          point: angle,
          fact: `otherAngle.${angle}`,
          longitude: angles[angle],
          retrograde: false,
          path: null,
        }),
      )
    : [];
  return placeMarks([...others.map((body) => toMark("outer", body, second[body], `otherBody.${body}`)), ...written], gaps.outer);
};

const findLongitude = (point: Point, of: Record<Body, ChartBody>, angles: Angles | null): number =>
  point === "ascendant" || point === "midheaven" ? (angles?.[point] ?? 0) : of[point].longitude;

interface Between {
  a: Point;
  b: Point;
  type: ChartAspectType;
  orb: number;
}

const listLines = (cast: AstroCast, view: ShownView): AspectLine[] => {
  const natalEnd = (point: Point): LineEnd => ({
    ring: "inner",
    point,
    longitude: findLongitude(point, cast.bodies, cast.angles),
  });
  const build = (found: readonly Between[], toFact: (between: Between) => string, toA: (point: Point) => LineEnd, toB: (point: Point) => LineEnd) =>
    found.map((between): AspectLine => {
      const { a, b, type, orb } = between;
      const isQuiet = type === "conjunction" || type === "quincunx" || !spoken.includes(a) || !spoken.includes(b);
      return {
        fact: toFact(between),
        type,
        ends: [toA(a), toB(b)],
        isTight: orb <= tightWithin[view],
        isQuiet,
      };
    });
  if (view === "transits") {
    const toEnd = (point: Point): LineEnd => ({
      ring: "outer",
      point,
      longitude: findLongitude(point, cast.transits.bodies, null),
    });
    return build(cast.transits.aspects, ({ a, b, type }) => `transit.${a}.${type}.${b}`, toEnd, natalEnd);
  }
  if (view === "two" && cast.synastry) {
    const { bodies: second, angles, aspects } = cast.synastry;
    const toEnd = (point: Point): LineEnd => ({
      ring: "outer",
      point,
      longitude: findLongitude(point, second, angles),
    });
    return build(aspects, ({ a, b, type }) => `synastry.${a}.${type}.${b}`, natalEnd, toEnd);
  }
  return [
    ...build(cast.aspects, ({ a, b, type }) => `aspect.${a}.${type}.${b}`, natalEnd, natalEnd),
    ...build(cast.minorAspects, ({ a, b }) => `quincunx.${a}.${b}`, natalEnd, natalEnd),
  ];
};

/** Everything the wheel draws of a cast, before a single coordinate: the ascendant at the left, or Aries where there is none. */
export const toWheelModel = (cast: AstroCast, view: ShownView): WheelModel => ({
  view,
  left: cast.angles?.ascendant ?? 0,
  angles: cast.angles,
  cusps: cast.cusps,
  marks: [...listInner(cast, view === "natal" ? gaps.one : gaps.inner), ...listOuter(cast, view)],
  lines: listLines(cast, view),
  moonRange: cast.moonRange,
});
