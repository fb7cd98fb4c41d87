import { AppError } from "../../shared/errors.ts";
import { fingerNames, lineNames, type Marks } from "./marks.ts";
import { type Frame, type Place, toFrame } from "./measure/frame.ts";
import { type Fingers, toFingers } from "./measure/hand.ts";
import type { PalmLines } from "./measure/lines.ts";
import { getEnd, getStart, toArc } from "./measure/polyline.ts";

export interface MarkedHand {
  frame: Frame;
  fingers: Fingers;
  lines: PalmLines;
  /** Where the palm's edge below the index finger is, across, and how broad the palm is: lengths of the palm. */
  thumbEdge: number;
  breadth: number;
}

const breadths = { least: 0.45, most: 1.4 };
const shortestFinger = 0.15;
const longestFinger = 1.6;
const shortestLine = 0.08;
/** How far from the palm a point of a line may lie. */
const outside = 0.45;

const toProblems = ({ fingers, lines, breadth }: MarkedHand): Record<string, string> => {
  const problems: Record<string, string> = {};
  // Without a palm nothing else has a measure.
  if (breadth < breadths.least) return { "marks.palm": "tooNarrow" };
  if (breadth > breadths.most) return { "marks.palm": "tooBroad" };
  for (const name of fingerNames) {
    const { tip, base, length } = fingers[name];
    if (length < shortestFinger) problems[`marks.fingers.${name}`] = "tooShort";
    else if (length > longestFinger) problems[`marks.fingers.${name}`] = "tooLong";
    else if (name !== "thumb" && tip.up <= base.up) problems[`marks.fingers.${name}`] = "upsideDown";
  }
  const bases = (["index", "middle", "ring", "little"] as const).map((name) => fingers[name].base.across);
  if (bases.some((at, place) => place > 0 && at <= bases[place - 1]!)) problems["marks.fingers"] = "outOfOrder";
  for (const name of lineNames) {
    const line = lines[name];
    if (!line) continue;
    const isOut = ({ across, up }: Place): boolean => across < -breadth - outside || across > breadth + outside || up < -outside || up > 1 + outside;
    if (toArc(line) < shortestLine) problems[`marks.lines.${name}`] = "tooShort";
    else if (line.some(isOut)) problems[`marks.lines.${name}`] = "outsideHand";
  }
  const { heart, head, life } = lines;
  const middleOf = (line: readonly Place[]): number => (getStart(line).up + getEnd(line).up) / 2;
  if (middleOf(heart) < middleOf(head) - 0.1) problems["marks.lines.heart"] = "belowHead";
  if (getEnd(life).up > getStart(life).up) problems["marks.lines.life"] = "upsideDown";
  return problems;
};

/**
 * The marks in the hand's own axes.
 * @throws AppError invalidParameters where no hand is built so: `marks.palm` tooNarrow | tooBroad | onePoint, `marks.fingers` outOfOrder, a finger
 * tooShort | tooLong | upsideDown, a line tooShort | outsideHand | belowHead | upsideDown
 */
export const toMarkedHand = (marks: Marks): MarkedHand => {
  const frame = toFrame(marks);
  if (!frame) throw new AppError("invalidParameters", { fields: { "marks.palm": "onePoint" } });
  const [thumb, little] = [frame.toPlace(marks.palm.thumbEdge), frame.toPlace(marks.palm.littleEdge)];
  const breadth = little.across - thumb.across;
  const fingers = toFingers(marks, frame);
  const toLine = (name: keyof Marks["lines"]): Place[] | null => marks.lines[name]?.points.map(frame.toPlace) ?? null;
  const lines: PalmLines = {
    heart: toLine("heart")!,
    head: toLine("head")!,
    life: toLine("life")!,
    fate: toLine("fate"),
    sun: toLine("sun"),
    marriage: toLine("marriage"),
  };
  const hand = { frame, fingers, lines, thumbEdge: thumb.across, breadth };
  const problems = toProblems(hand);
  if (Object.keys(problems).length > 0) throw new AppError("invalidParameters", { fields: problems });
  return hand;
};
