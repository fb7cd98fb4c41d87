import { type Throws, toMovingPlaces } from "./throws.ts";

/** One text that answers: of the hexagram drawn or of the one it becomes; a line, the judgment, or the line of all lines (用九 用六). */
export interface RulingText {
  of: "primary" | "changed";
  place: number | "judgment" | "all";
}

/**
 * Which texts answer, the weightiest first: 朱熹《易学启蒙》考变占第四.
 * None moves: the judgment. One: that line. Two: both, the upper first. Three: both judgments, the drawn one first.
 * Four: the two still lines of the changed hexagram, the lower first. Five: its one still line. Six: its judgment; 乾 and 坤 their 用.
 * 井 with the third line moving is read by 九三.
 */
export const toRulingTexts = (throws: Throws): RulingText[] => {
  const moving = toMovingPlaces(throws);
  const still = [1, 2, 3, 4, 5, 6].filter((place) => !moving.includes(place));
  if (moving.length <= 1) return [{ of: "primary", place: moving[0] ?? "judgment" }];
  if (moving.length === 2) return [...moving].reverse().map((place) => ({ of: "primary", place }));
  if (moving.length === 3)
    return [
      { of: "primary", place: "judgment" },
      { of: "changed", place: "judgment" },
    ];
  if (moving.length < 6) return still.map((place) => ({ of: "changed", place }));
  return throws.every((value) => value === throws[0]) ? [{ of: "primary", place: "all" }] : [{ of: "changed", place: "judgment" }];
};
