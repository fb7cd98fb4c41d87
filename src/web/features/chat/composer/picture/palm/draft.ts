import {
  fingerNames,
  type LineName,
  lineNames,
  type MarkedLine,
  type Marks,
  mainLines,
  type Point,
  sideLines,
} from "../../../../../../topics/palmistry/marks.ts";
import { type Pose, toTemplateMarks } from "../../../../../../topics/palmistry/template.ts";
import type { Picture } from "../../../store/thread-state.ts";

export type Hand = "left" | "right";
/** Where a hand lies in a picture, as far as it could be made out. */
export type Lie = Pick<Pose, "wrist" | "size" | "turn">;

/** What is marked on a palm, while it is being marked. */
export interface PalmDraft {
  hand: Hand;
  dominant: Hand | null;
  marks: Marks;
  /** The points that were set by hand: "fingers.thumb.tip", "palm.wrist", "lines.heart.0". */
  moved: readonly string[];
}

/** The widest a hand is against its palm's length, thumb to little finger, with some air; and how far its middle lies to the thumb's side of the wrist. */
const handBreadth = 1.5;
const aside = 0.15;

/** Most people hold their palm upright in the middle; the wrist is near the foot. */
export const toPlainLie = (aspect: number, hand: Hand): Lie => {
  const size = Math.min(0.47, aspect / handBreadth);
  return { wrist: { x: 0.5 + ((hand === "right" ? -aside : aside) * size) / aspect, y: 0.94 }, size, turn: 0 };
};

export const toFirstDraft = (hand: Hand, dominant: Hand | null, aspect: number, lie: Lie): PalmDraft => ({
  hand,
  dominant,
  marks: toTemplateMarks({ ...lie, hand, aspect }),
  moved: [],
});

const within = (part: number): number => Math.min(1, Math.max(0, Math.round(part * 10_000) / 10_000));
export const toInside = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });

/** The points of fingers and palm by their keys, in the order one walks them. */
export const bodyKeys = {
  fingers: fingerNames.flatMap((name) => [`fingers.${name}.tip`, `fingers.${name}.base`]),
  palm: ["palm.wrist", "palm.thumbEdge", "palm.littleEdge"],
} as const;

export const listLineKeys = ({ marks }: PalmDraft, name: LineName): string[] => (marks.lines[name]?.points ?? []).map((_, at) => `lines.${name}.${at}`);

export const getPoint = ({ marks }: PalmDraft, key: string): Point => {
  const [group, name, part] = key.split(".") as [string, never, never];
  if (group === "fingers") return marks.fingers[name][part];
  if (group === "palm") return marks.palm[name];
  return (marks.lines[name] as MarkedLine).points[Number(part)]!;
};

const toPut = (marks: Marks, key: string, to: Point): Marks => {
  const [group, name, part] = key.split(".") as [string, string, string];
  if (group === "palm") return { ...marks, palm: { ...marks.palm, [name]: to } };
  if (group === "fingers") {
    const finger = name as keyof Marks["fingers"];
    return { ...marks, fingers: { ...marks.fingers, [finger]: { ...marks.fingers[finger], [part]: to } } };
  }
  const line = marks.lines[name as LineName];
  return line ? { ...marks, lines: { ...marks.lines, [name]: { ...line, points: line.points.with(Number(part), to) } } } : marks;
};

export const movePoint = (draft: PalmDraft, key: string, to: Point): PalmDraft => ({
  ...draft,
  marks: toPut(draft.marks, key, toInside(to)),
  moved: draft.moved.includes(key) ? draft.moved : [...draft.moved, key],
});

const steps: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** Where an arrow key takes a point: half a hundredth of the picture, with Shift three hundredths; null for any other key. */
export const findKeyMove = ({ x, y }: Point, key: string, isShift: boolean): Point | null => {
  const step = steps[key];
  const size = isShift ? 0.03 : 0.005;
  return step ? toInside({ x: x + step.x * size, y: y + step.y * size }) : null;
};

/** Adds a line of the template where the hand lies, or takes it off. The three main lines stay. */
export const toggleLine = (draft: PalmDraft, name: LineName, lie: Lie): PalmDraft => {
  const { marks, hand, moved } = draft;
  if ((mainLines as readonly string[]).includes(name)) return draft;
  const own = marks.lines[name] ? null : toTemplateMarks({ ...lie, hand, aspect: marks.aspect }, [name]).lines[name];
  return { ...draft, marks: { ...marks, lines: { ...marks.lines, [name]: own } }, moved: moved.filter((key) => !key.startsWith(`lines.${name}.`)) };
};

export const changeLine = ({ marks, ...draft }: PalmDraft, name: LineName, change: Partial<MarkedLine>): PalmDraft => {
  const line = marks.lines[name];
  return { ...draft, marks: line ? { ...marks, lines: { ...marks.lines, [name]: { ...line, ...change } } } : marks };
};

/** The share of all points that were set by hand, 0 … 1. */
export const toMovedShare = (draft: PalmDraft): number => {
  const count = bodyKeys.fingers.length + bodyKeys.palm.length + lineNames.reduce((sum, name) => sum + listLineKeys(draft, name).length, 0);
  return Math.round((draft.moved.length / count) * 100) / 100;
};

/** A side line of which no point was moved is the template’s still, and no mark. */
const withoutUnset = ({ marks: { lines }, moved }: PalmDraft): Marks["lines"] => {
  const unset = sideLines.filter((name) => !moved.some((key) => key.startsWith(`lines.${name}.`)));
  return { ...lines, ...Object.fromEntries(unset.map((name) => [name, null])) };
};

/** What the topic takes. */
export const toPalmInputs = (draft: PalmDraft, photo: Marks["photo"]): Record<string, unknown> => {
  const { hand, dominant, marks } = draft;
  const own = { ...draft, marks: { ...marks, lines: withoutUnset(draft) } };
  return { hand, ...(dominant && { dominant }), marks: { ...own.marks, moved: toMovedShare(own), ...(photo && { photo }) } };
};

/** The marks a picture came back with, to go on from; null where it has none. */
export const findDraft = ({ inputs }: Picture): PalmDraft | null => {
  if (!inputs) return null;
  const { hand, dominant, marks } = inputs as unknown as { hand: Hand; dominant?: Hand; marks: Marks };
  const keys = [...bodyKeys.fingers, ...bodyKeys.palm, ...mainLines.flatMap((name) => marks.lines[name].points.map((_, at) => `lines.${name}.${at}`))];
  const side = sideLines.flatMap((name) => (marks.lines[name]?.points ?? []).map((_, at) => `lines.${name}.${at}`));
  return { hand, dominant: dominant ?? null, marks, moved: [...keys.slice(0, Math.round(marks.moved * keys.length)), ...side] };
};
