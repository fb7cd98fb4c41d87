import { AppError } from "../../shared/errors.ts";
import { fingerNames, type LineName, lineNames, type Marks } from "./marks.ts";
import { type Frame, type Place, toFrame } from "./measure/frame.ts";
import { type Fingers, toFingers } from "./measure/hand.ts";
import type { PalmLines } from "./measure/lines.ts";
import { isFromFarEnd, toOriented } from "./measure/orient.ts";
import { getEnd, getStart, toArc } from "./measure/polyline.ts";

export interface MarkedHand {
  frame: Frame;
  fingers: Fingers;
  /** Each as the craft reads it, whichever end it was marked from. */
  lines: PalmLines;
  /** Those that were marked from their far end. */
  turned: readonly LineName[];
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
  const { heart, head } = lines;
  const middleOf = (line: readonly Place[]): number => (getStart(line).up + getEnd(line).up) / 2;
  if (middleOf(heart) < middleOf(head) - 0.1) problems["marks.lines.heart"] = "belowHead";
  return problems;
};

/**
 * The marks in the hand's own axes.
 * @throws AppError invalidParameters where no hand is built so: `marks.palm` tooNarrow | tooBroad | onePoint, `marks.fingers` outOfOrder, a finger
 * tooShort | tooLong | upsideDown, a line tooShort | outsideHand | belowHead
 */
export const toMarkedHand = (marks: Marks): MarkedHand => {
  const frame = toFrame(marks);
  if (!frame) throw new AppError("invalidParameters", { fields: { "marks.palm": "onePoint" } });
  const [thumb, little] = [frame.toPlace(marks.palm.thumbEdge), frame.toPlace(marks.palm.littleEdge)];
  const breadth = little.across - thumb.across;
  const fingers = toFingers(marks, frame);
  const turned: LineName[] = [];
  const toLine = (name: LineName): Place[] | null => {
    const line = marks.lines[name]?.points.map(frame.toPlace);
    if (!line) return null;
    if (isFromFarEnd(name, line)) turned.push(name);
    return toOriented(name, line);
  };
  const lines: PalmLines = {
    heart: toLine("heart")!,
    head: toLine("head")!,
    life: toLine("life")!,
    fate: toLine("fate"),
    sun: toLine("sun"),
    marriage: toLine("marriage"),
  };
  const hand = { frame, fingers, lines, turned, thumbEdge: thumb.across, breadth };
  const problems = toProblems(hand);
  if (Object.keys(problems).length > 0) throw new AppError("invalidParameters", { fields: problems });
  return hand;
};
