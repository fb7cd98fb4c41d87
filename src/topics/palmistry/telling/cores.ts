import type { Features } from "../cast-types.ts";
import type { Part } from "./parts.ts";
import type { PalmView } from "./view.ts";

/** What an answer can be boiled down to: one feature of the hand and the case it is. */
export interface Core {
  fact: string;
  of(view: PalmView): string;
}
type Words = Readonly<Record<string, string>>;
/** What each core comes to in a clause, by its case. */
export type CoreWords = Readonly<Record<Part, readonly [Words, Words, Words]>>;
export type Evidence = "shape" | "heart" | "head" | "life" | "start" | "fate" | "sun" | "lead" | "thumb" | "hand" | "confidence";

const ofFeature = (fact: Evidence, name: keyof Features): Core => ({ fact, of: ({ features }) => String(features[name]) });

/** Three for each part, the one that decides first; a follow-up goes on to the next. */
export const cores: Readonly<Record<Part, readonly [Core, Core, Core]>> = {
  hand: [ofFeature("shape", "shape"), ofFeature("head", "headSlope"), ofFeature("life", "lifeSweep")],
  love: [ofFeature("heart", "heartEnd"), ofFeature("head", "headSlope"), ofFeature("shape", "shape")],
  mind: [
    {
      fact: "head",
      of: ({ features: { headLength, headSlope } }) => `${headLength === "long" ? "long" : "short"}.${headSlope === "straight" ? "straight" : "sloping"}`,
    },
    ofFeature("shape", "fingers"),
    ofFeature("heart", "heartForm"),
  ],
  work: [ofFeature("fate", "fate"), ofFeature("shape", "shape"), ofFeature("head", "headLength")],
  money: [ofFeature("head", "headSlope"), ofFeature("shape", "palm"), ofFeature("heart", "heartEnd")],
  vigour: [ofFeature("life", "lifeSweep"), ofFeature("head", "headSlope"), ofFeature("shape", "shape")],
  sides: [
    { fact: "hand", of: ({ cast }) => cast.side ?? "unknown" },
    { fact: "confidence", of: ({ cast }) => cast.confidence.level },
    { fact: "shape", of: ({ measures }) => (measures ? "measured" : "typed") },
  ],
};

export const getCore = (view: PalmView, part: Part, turn: number): { core: Core; at: number; of: string } => {
  const at = turn % 3;
  const core = cores[part][at]!;
  return { core, at, of: core.of(view) };
};
