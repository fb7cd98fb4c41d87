import type { Features, PalmistryCast } from "../cast-types.ts";
import type { LineName, MarkedLine, Marks } from "../marks.ts";
import { templateHand, toPicture, toTemplateMarks } from "../template.ts";

type Place = readonly [across: number, up: number];

const heartEndAcross = { index: -0.24, between: -0.13, middle: 0, ring: 0.16 } as const;
const headEndAcross = { short: 0.08, medium: 0.24, long: 0.36 } as const;
const headFall = { straight: 0.05, gentle: 0.2, steep: 0.34 } as const;
const lifeSwing = { close: -0.09, medium: 0.02, wide: 0.09 } as const;

const bend = (from: Place, to: Place, bow: number): Place[] =>
  [0, 0.25, 0.5, 0.75, 1].map((share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + bow * 4 * share * (1 - share)]);

const toLines = ({ heartEnd, heartForm, headLength, headSlope, lifeSweep, start, fate }: Features): Partial<Record<LineName, readonly Place[]>> => {
  const isStraight = heartForm === "straight";
  const swing = lifeSwing[lifeSweep];
  const headUp = start === "apart" ? 0.72 : 0.65;
  return {
    heart: bend([0.42, 0.7], [heartEndAcross[heartEnd], isStraight ? 0.75 : 0.88], isStraight ? 0 : -0.1),
    head: bend([-0.36, headUp], [headEndAcross[headLength], headUp - headFall[headSlope]], 0.02),
    life: [
      [-0.36, 0.64],
      [-0.2 + swing / 2, 0.57],
      [-0.06 + swing, 0.42],
      [-0.03 + swing, 0.25],
      [-0.09 + swing, 0.08],
    ],
    ...(fate !== "none" && fate !== "unmarked" && { fate: templateHand.lines.fate }),
  };
};

/** The hand we draw where nothing was marked: its lines run as they were described. */
export const toDrawnMarks = ({ features, hand, signs }: Pick<PalmistryCast, "features" | "hand" | "signs">): Marks => {
  const pose = { wrist: { x: 0.5, y: 0.92 }, size: 0.47, turn: 0, hand, aspect: 0.9 };
  const marks = toTemplateMarks(pose);
  const lines = toLines(features);
  const toLine = (name: LineName): MarkedLine | null => {
    const places = lines[name];
    if (!places) return null;
    const unsigned = { breaks: [], isChained: false, isForked: false, hasIsland: false };
    return { points: places.map((place) => toPicture(place, pose)), ...unsigned, ...signs[name] };
  };
  return { ...marks, lines: { ...marks.lines, heart: toLine("heart")!, head: toLine("head")!, life: toLine("life")!, fate: toLine("fate") } };
};
