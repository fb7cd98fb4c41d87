import { toDrawnMarks } from "../../../../../topics/palmistry/card/drawn-marks.ts";
import type { Features } from "../../../../../topics/palmistry/cast-types.ts";
import { fingerNames, type Marks, type Point } from "../../../../../topics/palmistry/marks.ts";

/** What is chosen of a hand, in the order in which it is asked for. */
export const parts = ["palm", "fingers", "heart", "head", "life"] as const;
export type Part = (typeof parts)[number];
export type PalmLine = Extract<Part, "heart" | "head" | "life">;
export type HandFields = Partial<Record<Part, string>> & { hand: "left" | "right" };

export const isLine = (part: Part): part is PalmLine => part !== "palm" && part !== "fingers";

/** What is open still; undefined once the hand can be read. */
export const findNext = (fields: HandFields): Part | undefined => parts.find((part) => fields[part] === undefined);

/** Words fill what no hand has set. */
export const mergeFields = (known: Record<string, unknown>, chosen: Partial<HandFields>): HandFields => {
  const said = Object.fromEntries([...parts, "hand"].flatMap((name) => (typeof known[name] === "string" ? [[name, known[name]]] : [])));
  return { hand: "right", ...said, ...chosen };
};

/** The lines as the cast names them, where one is open as most hands have it. */
const toFeatures = ({ heart = "between", head = "longSloping", life = "medium" }: HandFields): Features =>
  ({
    heartEnd: heart === "straight" ? "between" : heart,
    heartForm: heart === "straight" ? "straight" : "curved",
    headLength: head.startsWith("short") ? "short" : "long",
    headSlope: head.endsWith("Straight") ? "straight" : "gentle",
    lifeSweep: life,
    start: null,
    fate: "unmarked",
  }) as Features;

const breadths: Record<string, number> = { square: 1.1, long: 0.92 };
const reaches: Record<string, number> = { short: 0.86, long: 1.05 };

const toward = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** The hand as it is described so far: a broad palm is drawn broader, short fingers shorter. */
export const toHandMarks = (fields: HandFields): Marks => {
  const marks = toDrawnMarks({ features: toFeatures(fields), hand: fields.hand, signs: {} as Parameters<typeof toDrawnMarks>[0]["signs"] });
  const breadth = breadths[fields.palm ?? ""] ?? 1;
  const reach = reaches[fields.fingers ?? ""] ?? 1;
  const widen = ({ x, y }: Point): Point => ({ x: 0.5 + (x - 0.5) * breadth, y });
  const { palm, fingers, lines } = marks;
  const toFinger = ({ tip, base }: (typeof fingers)["thumb"]) => ({ tip: widen(toward(base, tip, reach)), base: widen(base) });
  return {
    ...marks,
    palm: { wrist: widen(palm.wrist), thumbEdge: widen(palm.thumbEdge), littleEdge: widen(palm.littleEdge) },
    fingers: Object.fromEntries(fingerNames.map((name) => [name, toFinger(fingers[name])])) as Marks["fingers"],
    lines: Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line && { ...line, points: line.points.map(widen) }])) as Marks["lines"],
  };
};
