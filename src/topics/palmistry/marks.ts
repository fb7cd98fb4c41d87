import * as z from "zod/mini";

export const fingerNames = ["thumb", "index", "middle", "ring", "little"] as const;
export type FingerName = (typeof fingerNames)[number];

/** The three that every hand is read by, and the three that many hands lack. */
export const mainLines = ["heart", "head", "life"] as const;
export const sideLines = ["fate", "sun", "marriage"] as const;
export const lineNames = [...mainLines, ...sideLines] as const;
export type LineName = (typeof lineNames)[number];

/** Parts of the picture's width and height; a little outside, where a wrist is cut off. */
const part = z.number().check(z.gte(-0.25), z.lte(1.25));
const point = z.object({ x: part, y: part });
/** A place in a picture: parts of its width and of its height, down from the top left corner. */
export type Point = z.infer<typeof point>;

const finger = z.object({ tip: point, base: point });

const line = z.object({
  /** In the craft's order: heart from the little finger's edge, head and life from above the thumb, fate and sun from below, marriage from the edge inward; or the other way round. */
  points: z.array(point).check(z.minLength(3), z.maxLength(12)),
  /** Where it breaks, 0 … 1 along it. */
  breaks: z._default(z.array(z.number().check(z.gte(0), z.lte(1))).check(z.maxLength(6)), []),
  isChained: z._default(z.boolean(), false),
  isForked: z._default(z.boolean(), false),
  hasIsland: z._default(z.boolean(), false),
});
export type MarkedLine = z.infer<typeof line>;

const sideLine = z._default(z.nullable(line), null);

/** What is marked on a photo of a palm. */
export const marks = z.object({
  /** The picture's width over its height. */
  aspect: z.number().check(z.gte(0.2), z.lte(5)),
  fingers: z.object({ thumb: finger, index: finger, middle: finger, ring: finger, little: finger }),
  /** The middle of the wrist's crease, and the palm's two edges where it is widest. */
  palm: z.object({ wrist: point, thumbEdge: point, littleEdge: point }),
  lines: z.object({ heart: line, head: line, life: line, fate: sideLine, sun: sideLine, marriage: sideLine }),
  /** The share of the points that were set by hand, 0 … 1: the others stand where the first guess put them. */
  moved: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** How clear the photo is: its mean grey and the variance of its edges, as the page measured them. */
  photo: z.optional(z.object({ light: z.number().check(z.gte(0), z.lte(255)), edges: z.number().check(z.gte(0), z.lte(70_000)) })),
});
export type Marks = z.infer<typeof marks>;
