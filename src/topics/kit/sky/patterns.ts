import type { ChartAspectType } from "./chart-aspects.ts";
import { elementOf, type Mode, modeOf, type Sign, type SkyElement, signs } from "./signs.ts";

type FigureType = "grandTrine" | "tSquare" | "grandCross" | "yod" | "kite" | "stellium" | "mysticRectangle";

export interface Figure<Point extends string> {
  type: FigureType;
  bodies: Point[];
  /** The one the figure turns on: of a T-square, a yod, a kite. */
  apex: Point | null;
  sign: Sign | null;
  element: SkyElement | null;
  mode: Mode | null;
  /** The widest of its aspects, degrees; of a stellium how far its bodies lie apart. */
  orb: number;
}

export interface FigureAspect<Point extends string> {
  a: Point;
  b: Point;
  type: ChartAspectType;
  orb: number;
}

/** Fewer in one sign are no crowd: four of ten come together in about one chart of five. */
const stelliumSize = 4;

interface Chart<Point extends string> {
  points: readonly Point[];
  signOf(point: Point): Sign;
  longitudeOf(point: Point): number;
  find(one: Point, other: Point, type: ChartAspectType): number | null;
}

const toCommon = <Value>(values: readonly Value[]): Value | null => (values.every((value) => value === values[0]) ? (values[0] ?? null) : null);

const toFigure = <Point extends string>(type: FigureType, bodies: Point[], apex: Point | null, orbs: readonly number[], chart: Chart<Point>): Figure<Point> => {
  const inSigns = bodies.map((body) => chart.signOf(body));
  return {
    type,
    bodies,
    apex,
    sign: toCommon(inSigns),
    element: toCommon(inSigns.map(elementOf)),
    mode: toCommon(inSigns.map(modeOf)),
    orb: Math.max(...orbs),
  };
};

const listPairs = <Point extends string>(chart: Chart<Point>, type: ChartAspectType): { one: Point; other: Point; orb: number }[] =>
  chart.points.flatMap((one, index) =>
    chart.points.slice(index + 1).flatMap((other) => {
      const orb = chart.find(one, other, type);
      return orb === null ? [] : [{ one, other, orb }];
    }),
  );

/** Two in one aspect, both in a second one to a third: an opposition squared, a sextile with two quincunxes. */
const listPointed = <Point extends string>(chart: Chart<Point>, figure: FigureType, base: ChartAspectType, leg: ChartAspectType): Figure<Point>[] =>
  listPairs(chart, base).flatMap(({ one, other, orb }) =>
    chart.points.flatMap((apex) => {
      const legs = [chart.find(apex, one, leg), chart.find(apex, other, leg)];
      const [first, second] = legs;
      if (first === null || first === undefined || second === null || second === undefined) return [];
      return [toFigure(figure, [one, other, apex], apex, [orb, first, second], chart)];
    }),
  );

const listTrines = <Point extends string>(chart: Chart<Point>): Figure<Point>[] =>
  listPairs(chart, "trine").flatMap(({ one, other, orb }) =>
    chart.points.slice(chart.points.indexOf(other) + 1).flatMap((third) => {
      const [first, second] = [chart.find(one, third, "trine"), chart.find(other, third, "trine")];
      return first === null || second === null ? [] : [toFigure("grandTrine", [one, other, third], null, [orb, first, second], chart)];
    }),
  );

/** A grand trine, one corner opposed by a body that sextiles the other two: that body's opposite corner is the apex's tail; the tail leads. */
const listKites = <Point extends string>(trines: readonly Figure<Point>[], chart: Chart<Point>): Figure<Point>[] =>
  trines.flatMap(({ bodies, orb }) =>
    bodies.flatMap((tail) =>
      chart.points.flatMap((apex) => {
        if (bodies.includes(apex)) return [];
        const opposed = chart.find(apex, tail, "opposition");
        const wings = bodies.filter((body) => body !== tail).map((body) => chart.find(apex, body, "sextile"));
        if (opposed === null || wings.some((wing) => wing === null)) return [];
        return [toFigure("kite", [...bodies, apex], apex, [orb, opposed, ...(wings as number[])], chart)];
      }),
    ),
  );

/** Two oppositions whose ends make four squares (a cross), or two trines and two sextiles (a rectangle). */
const listDoubled = <Point extends string>(chart: Chart<Point>, figure: FigureType, sides: readonly [ChartAspectType, ChartAspectType]): Figure<Point>[] => {
  const oppositions = listPairs(chart, "opposition");
  return oppositions.flatMap((one, index) =>
    oppositions.slice(index + 1).flatMap((two) => {
      const ends = [one.one, one.other, two.one, two.other];
      if (new Set(ends).size < 4) return [];
      for (const [near, far] of [sides, [sides[1], sides[0]]] as const) {
        const edges = [
          chart.find(one.one, two.one, near),
          chart.find(one.other, two.other, near),
          chart.find(one.one, two.other, far),
          chart.find(one.other, two.one, far),
        ];
        if (edges.every((edge) => edge !== null)) return [toFigure(figure, ends, null, [one.orb, two.orb, ...edges], chart)];
      }
      return [];
    }),
  );
};

const listStelliums = <Point extends string>(chart: Chart<Point>): Figure<Point>[] =>
  signs.flatMap((sign) => {
    const crowd = chart.points.filter((point) => chart.signOf(point) === sign);
    if (crowd.length < stelliumSize) return [];
    const longitudes = crowd.map((point) => chart.longitudeOf(point));
    return [toFigure("stellium", crowd, null, [Math.max(...longitudes) - Math.min(...longitudes)], chart)];
  });

const isWithin = <Point extends string>(figure: Figure<Point>, larger: readonly Figure<Point>[]): boolean =>
  larger.some(({ bodies }) => figure.bodies.every((body) => bodies.includes(body)));

/** The figures of a chart, the rare ones first and of one kind the tightest; what lies whole within a cross or a kite is not told again. */
export const listFigures = <Point extends string>(
  points: readonly Point[],
  aspects: readonly FigureAspect<Point>[],
  at: { signOf(point: Point): Sign; longitudeOf(point: Point): number },
): Figure<Point>[] => {
  const found = new Map<string, number>();
  for (const { a, b, type, orb } of aspects) found.set(`${a} ${b} ${type}`, orb);
  const find = (one: Point, other: Point, type: ChartAspectType): number | null =>
    found.get(`${one} ${other} ${type}`) ?? found.get(`${other} ${one} ${type}`) ?? null;
  const chart: Chart<Point> = { points, ...at, find };
  const crosses = listDoubled(chart, "grandCross", ["square", "square"]);
  const trines = listTrines(chart);
  const kites = listKites(trines, chart);
  const tighter = (one: Figure<Point>, other: Figure<Point>): number => one.orb - other.orb;
  return [
    crosses.sort(tighter),
    kites.sort(tighter),
    listDoubled(chart, "mysticRectangle", ["trine", "sextile"]).sort(tighter),
    trines.filter((figure) => !isWithin(figure, kites)).sort(tighter),
    listPointed(chart, "yod", "sextile", "quincunx").sort(tighter),
    listPointed(chart, "tSquare", "opposition", "square")
      .filter((figure) => !isWithin(figure, crosses))
      .sort(tighter),
    listStelliums(chart),
  ].flat();
};
