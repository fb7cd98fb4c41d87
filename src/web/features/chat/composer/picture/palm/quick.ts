import { fingerNames, type LineName, type Marks, type Point } from "../../../../../../topics/palmistry/marks.ts";
import { getPoint, listLineKeys, movePoint, type PalmDraft, toInside } from "./draft.ts";

/** Where the hand lies and how broad it is: the other points of fingers and palm follow these. */
export const quickBodyKeys = ["fingers.middle.tip", "palm.wrist", "palm.thumbEdge", "palm.littleEdge"] as const;

/** A line's start, middle and end: what lies between follows. */
export const listQuickLineKeys = (draft: PalmDraft, line: LineName): string[] => {
  const keys = listLineKeys(draft, line);
  return keys.filter((_, at) => at === 0 || at === keys.length >> 1 || at === keys.length - 1);
};

const mapPoints = (marks: Marks, change: (key: string, point: Point) => Point): Marks => {
  const { fingers, palm, lines } = marks;
  const at = (key: string, point: Point): Point => {
    const changed = change(key, point);
    return changed === point ? point : toInside(changed);
  };
  const toFinger = (name: keyof Marks["fingers"]) => ({
    tip: at(`fingers.${name}.tip`, fingers[name].tip),
    base: at(`fingers.${name}.base`, fingers[name].base),
  });
  return {
    ...marks,
    fingers: Object.fromEntries(fingerNames.map((name) => [name, toFinger(name)])) as Marks["fingers"],
    palm: {
      wrist: at("palm.wrist", palm.wrist),
      thumbEdge: at("palm.thumbEdge", palm.thumbEdge),
      littleEdge: at("palm.littleEdge", palm.littleEdge),
    },
    lines: Object.fromEntries(
      Object.entries(lines).map(([name, line]) => [name, line && { ...line, points: line.points.map((point, place) => at(`lines.${name}.${place}`, point)) }]),
    ) as Marks["lines"],
  };
};

/** Turns and stretches the hand about one of its ends, so that the other comes to lie where it was put; what its owner has set stays. */
const turnHand = (draft: PalmDraft, fixed: Point, from: Point, to: Point): PalmDraft => {
  const { marks, moved } = draft;
  const off = ({ x, y }: Point): Point => ({ x: (x - fixed.x) * marks.aspect, y: y - fixed.y });
  const [before, after] = [off(from), off(to)];
  const length = before.x ** 2 + before.y ** 2;
  if (length === 0) return draft;
  const real = (before.x * after.x + before.y * after.y) / length;
  const turn = (before.x * after.y - before.y * after.x) / length;
  const place = (key: string, point: Point): Point => {
    if (moved.includes(key)) return point;
    const { x, y } = off(point);
    return { x: fixed.x + (x * real - y * turn) / marks.aspect, y: fixed.y + x * turn + y * real };
  };
  return { ...draft, marks: mapPoints(marks, place) };
};

/** A line's points on either side of the one that is moved go along, the less the nearer they are to the next one that is set. */
const bendLine = (draft: PalmDraft, key: string, to: Point): PalmDraft => {
  const [, name, part] = key.split(".") as [string, LineName, string];
  const own = listQuickLineKeys(draft, name).map((one) => Number(one.split(".")[2]));
  const at = Number(part);
  const from = getPoint(draft, key);
  const ends = [own.findLast((one) => one < at), own.find((one) => one > at)];
  const place = (other: string, point: Point): Point => {
    const [group, line, number] = other.split(".") as [string, string, string];
    const where = Number(number);
    const end = where < at ? ends[0] : ends[1];
    if (group !== "lines" || line !== name || end === undefined || draft.moved.includes(other)) return point;
    const share = (where - end) / (at - end);
    return share > 0 && share < 1 ? { x: point.x + (to.x - from.x) * share, y: point.y + (to.y - from.y) * share } : point;
  };
  return { ...draft, marks: mapPoints(draft.marks, place) };
};

/** Moves one of the few points, and takes along what hangs on it. */
export const moveQuick = (draft: PalmDraft, key: string, to: Point): PalmDraft => {
  const [tip, wrist] = quickBodyKeys;
  const other = key === tip ? wrist : key === wrist ? tip : null;
  const followed = other ? turnHand(draft, getPoint(draft, other), getPoint(draft, key), to) : key.startsWith("lines.") ? bendLine(draft, key, to) : draft;
  return movePoint(followed, key, to);
};
