import { describe, expect, it } from "vitest";
import { parseInput } from "../../../../../../topics/kit/parse-input.ts";
import { castPalmistry } from "../../../../../../topics/palmistry/engine.ts";
import { palmistryInput } from "../../../../../../topics/palmistry/input.ts";
import {
  bodyKeys,
  changeLine,
  findDraft,
  findKeyMove,
  getPoint,
  listLineKeys,
  movePoint,
  toFirstDraft,
  toggleLine,
  toMovedShare,
  toPalmInputs,
  toPlainLie,
} from "./draft.ts";
import { findProblem } from "./find-problem.ts";

const aspect = 0.75;
const lie = toPlainLie(aspect, "left");
const first = toFirstDraft("left", "right", aspect, lie);
const allKeys = [...bodyKeys.fingers, ...bodyKeys.palm, ...listLineKeys(first, "heart"), ...listLineKeys(first, "head"), ...listLineKeys(first, "life")];

describe("a palm as it is being marked", () => {
  it("starts with a whole hand inside the picture, whichever way it is cut", () => {
    for (const shape of [0.5, 0.75, 1, 1.6])
      for (const hand of ["left", "right"] as const) {
        const draft = toFirstDraft(hand, null, shape, toPlainLie(shape, hand));
        for (const key of allKeys) {
          const { x, y } = getPoint(draft, key);
          expect(Math.min(x, y), `${key} at ${shape}`).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y), `${key} at ${shape}`).toBeLessThanOrEqual(1);
        }
      }
  });
  it("is what the topic takes, and most doubted while nothing has been moved", () => {
    const made = castPalmistry(parseInput(palmistryInput, toPalmInputs(first, { light: 140, edges: 300 })));
    expect(made).toMatchObject({ hand: "left", side: "given", confidence: { level: "low", doubts: ["unmoved"] } });
  });
  it("moves one point at a time, and counts it once", () => {
    const moved = movePoint(movePoint(first, "lines.heart.4", { x: 0.4, y: 0.5 }), "lines.heart.4", { x: 0.41, y: 1.7 });
    expect(getPoint(moved, "lines.heart.4")).toEqual({ x: 0.41, y: 1 });
    expect(moved.moved).toEqual(["lines.heart.4"]);
    for (const key of allKeys.filter((key) => key !== "lines.heart.4")) expect(getPoint(moved, key)).toEqual(getPoint(first, key));
  });
  it("is all its owner's own when every point was moved", () => {
    const moved = allKeys.reduce((draft, key) => movePoint(draft, key, getPoint(draft, key)), first);
    expect(toMovedShare(first)).toBe(0);
    expect(toMovedShare(moved)).toBe(1);
  });
  it("takes a side line on where the hand lies, and off again; the main ones stay", () => {
    const added = toggleLine(first, "fate", lie);
    expect(added.marks.lines.fate?.points).toHaveLength(4);
    expect(toggleLine(added, "fate", lie).marks.lines.fate).toBeNull();
    expect(toggleLine(first, "heart", lie)).toEqual(first);
  });
  it("sends a side line only once one of its points was moved: the template's is no mark", () => {
    const added = toggleLine(first, "fate", lie);
    const featuresOf = (draft: typeof first) => castPalmistry(parseInput(palmistryInput, toPalmInputs(draft, undefined))).features;
    expect(featuresOf(added)).toMatchObject({ fate: "unmarked", fateEnd: null });
    const moved = movePoint(added, "lines.fate.0", { ...getPoint(added, "lines.fate.0"), x: getPoint(added, "lines.fate.0").x + 0.01 });
    expect(featuresOf(moved).fate).not.toBe("unmarked");
    const again = findDraft({ url: "data:,", width: 750, height: 1000, inputs: toPalmInputs(moved, undefined) })!;
    expect(featuresOf(again).fate).toBe(featuresOf(moved).fate);
  });
  it("keeps what was seen on a line", () => {
    const changed = changeLine(first, "life", { isForked: true, breaks: [0.4] });
    expect(castPalmistry(parseInput(palmistryInput, toPalmInputs(changed, undefined))).signs.life).toEqual({
      breaks: [0.4],
      isChained: false,
      isForked: true,
      hasIsland: false,
    });
    expect(changeLine(first, "sun", { isForked: true })).toEqual(first);
  });
  it("is taken up again as it was left", () => {
    const moved = movePoint(first, "fingers.thumb.tip", { x: 0.1, y: 0.5 });
    const again = findDraft({ url: "data:,", width: 750, height: 1000, inputs: toPalmInputs(moved, undefined) })!;
    expect(again.marks.fingers).toEqual(moved.marks.fingers);
    expect(again).toMatchObject({ hand: "left", dominant: "right" });
    expect(findDraft({ url: "data:,", width: 750, height: 1000, inputs: null })).toBeNull();
  });
});

describe("a point under the arrow keys", () => {
  it("moves by half a hundredth, with Shift by three, never out of the picture", () => {
    expect(findKeyMove({ x: 0.5, y: 0.5 }, "ArrowRight", false)).toEqual({ x: 0.505, y: 0.5 });
    expect(findKeyMove({ x: 0.5, y: 0.5 }, "ArrowUp", true)).toEqual({ x: 0.5, y: 0.47 });
    expect(findKeyMove({ x: 0.99, y: 0.5 }, "ArrowRight", true)).toEqual({ x: 1, y: 0.5 });
    expect(findKeyMove({ x: 0.5, y: 0.5 }, "Enter", false)).toBeNull();
  });
});

describe("what is still to be put right", () => {
  it("is nothing in the first guess", () => {
    expect(findProblem(first.marks)).toBeNull();
  });
  it("is the group of points that no hand could have", () => {
    expect(findProblem(movePoint(first, "palm.littleEdge", getPoint(first, "palm.thumbEdge")).marks)).toBe("palm");
    expect(findProblem(movePoint(first, "fingers.ring.tip", getPoint(first, "palm.wrist")).marks)).toBe("fingers");
    expect(findProblem(movePoint(first, "lines.life.4", { x: getPoint(first, "lines.life.0").x, y: 0.1 }).marks)).toBe("lines");
  });
});
