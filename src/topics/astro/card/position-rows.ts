import { type Body, bodies } from "../../kit/sky/names.ts";
import { type Sign, toSign } from "../../kit/sky/signs.ts";
import type { Angle, Angles, AstroCast, ChartBody, Dignity, Point } from "../cast-types.ts";
import { transiting } from "../chart/find-aspects.ts";
import type { ShownView } from "./shown-view.ts";

/** One row of the table of positions. */
export interface PositionRow {
  fact: string;
  point: Point;
  sign: Sign;
  degree: number;
  house: number | null;
  retrograde: boolean;
  stationary: boolean;
  dignity: Dignity | null;
  /** The Moon of a day whose hour is unknown: where it begins and ends. */
  span: {
    from: { sign: Sign; degree: number };
    to: { sign: Sign; degree: number };
  } | null;
}

const isNode = (body: Body): boolean => body === "meanNode" || body === "trueNode";

const toRow = (fact: string, body: Body, { sign, degree, house, retrograde, stationary }: ChartBody): PositionRow => ({
  fact,
  point: body,
  sign,
  degree,
  house,
  // Nodes go backwards by nature.
  retrograde: retrograde && !isNode(body),
  stationary,
  dignity: null,
  span: null,
});

const angleNames: readonly Angle[] = ["ascendant", "midheaven"];

const listAngleRows = (angles: Angles | null, toFact: (angle: Angle) => string): PositionRow[] =>
  angles === null
    ? []
    : angleNames.map((angle) => ({
        fact: toFact(angle),
        point: angle,
        ...toSign(angles[angle]),
        house: null,
        retrograde: false,
        stationary: false,
        dignity: null,
        span: null,
      }));

const listNatalRows = ({ bodies: natal, moonRange, dignities, angles }: AstroCast): PositionRow[] => [
  ...bodies.map((body) => {
    const row = {
      ...toRow(`body.${body}`, body, natal[body]),
      dignity: dignities.find((own) => own.body === body)?.dignity ?? null,
    };
    return body === "moon" && moonRange
      ? {
          ...row,
          fact: "moonRange",
          span: { from: toSign(moonRange.from), to: toSign(moonRange.to) },
        }
      : row;
  }),
  ...listAngleRows(angles, (angle) => `angle.${angle}`),
];

/** The table under the wheel: of the birth all bodies and both angles; of the moment and of the second chart those that have a fact. */
export const listPositionRows = (cast: AstroCast, view: ShownView): PositionRow[] => {
  if (view === "transits") return transiting.map((body) => toRow(`transitBody.${body}`, body, cast.transits.bodies[body]));
  if (view === "natal" || !cast.synastry) return listNatalRows(cast);
  const { bodies: second, angles, overlays } = cast.synastry;
  return [
    ...bodies.slice(0, 10).map((body) =>
      toRow(`otherBody.${body}`, body, {
        ...second[body],
        house: overlays.ofSecondInFirst?.[body] ?? null,
      }),
    ),
    ...listAngleRows(angles, (angle) => `otherAngle.${angle}`),
  ];
};
