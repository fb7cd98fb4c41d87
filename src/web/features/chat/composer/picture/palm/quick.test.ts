import { describe, expect, it } from "vitest";
import { mainLines } from "../../../../../../topics/palmistry/marks.ts";
import { getPoint, toFirstDraft, toMovedShare, toPlainLie } from "./draft.ts";
import { findProblem } from "./find-problem.ts";
import { confirmPoints, findGuessed, listKeys } from "./own-points.ts";
import { listQuickLineKeys, moveQuick, quickBodyKeys } from "./quick.ts";

const first = toFirstDraft("left", null, 0.75, toPlainLie(0.75, "left"));
const lengthOf = (draft: typeof first): number => {
  const [tip, wrist] = [getPoint(draft, "fingers.middle.tip"), getPoint(draft, "palm.wrist")];
  return Math.hypot((tip.x - wrist.x) * 0.75, tip.y - wrist.y);
};

describe("the quick way", () => {
  it("asks for four points of the hand and three of each main line, and is refused until they are looked at", () => {
    let draft = first;
    const asked: string[] = [];
    for (let found = findGuessed(draft, true); found; found = findGuessed(draft, true)) {
      const keys = listKeys(draft, found.step, found.line ?? "heart", true);
      asked.push(`${found.line ?? found.step} ${keys.length}`);
      draft = confirmPoints(draft, keys);
    }
    expect(asked).toEqual(["palm 4", "heart 3", "head 3", "life 3"]);
    expect(findProblem(draft.marks)).toBeNull();
    // Only what was looked at counts as set by hand.
    expect(toMovedShare(draft)).toBeCloseTo(13 / 28, 2);
    expect(findGuessed(draft)).not.toBeNull();
  });

  it("takes the whole hand along with the middle fingertip or the wrist, and no hand gets another shape by it", () => {
    const tip = getPoint(first, "fingers.middle.tip");
    const moved = moveQuick(first, "fingers.middle.tip", { x: tip.x + 0.06, y: tip.y + 0.1 });
    const scale = lengthOf(moved) / lengthOf(first);
    const breadthOf = (draft: typeof first): number => {
      const [one, other] = [getPoint(draft, "palm.thumbEdge"), getPoint(draft, "palm.littleEdge")];
      return Math.hypot((one.x - other.x) * 0.75, one.y - other.y);
    };
    expect(breadthOf(moved) / breadthOf(first)).toBeCloseTo(scale, 2);
    expect(getPoint(moved, "palm.wrist")).toEqual(getPoint(first, "palm.wrist"));
    expect(findProblem(moved.marks)).toBeNull();
  });

  it("leaves what its owner has set where it is", () => {
    const set = moveQuick(first, "lines.heart.0", { x: 0.2, y: 0.6 });
    const turned = moveQuick(set, "palm.wrist", { x: 0.5, y: 0.9 });
    expect(getPoint(turned, "lines.heart.0")).toEqual({ x: 0.2, y: 0.6 });
    expect(getPoint(turned, "lines.heart.2")).not.toEqual(getPoint(set, "lines.heart.2"));
  });

  it("bends a line with the point that is moved, its ends stay", () => {
    const key = "lines.head.2";
    const { x, y } = getPoint(first, key);
    const bent = moveQuick(first, key, { x, y: y + 0.04 });
    const shifts = [0, 1, 2, 3, 4].map((at) => getPoint(bent, `lines.head.${at}`).y - getPoint(first, `lines.head.${at}`).y);
    for (const [at, shift] of [0, 0.02, 0.04, 0.02, 0].entries()) expect(shifts[at]).toBeCloseTo(shift, 3);
    for (const line of mainLines) expect(listQuickLineKeys(bent, line)).toHaveLength(3);
    expect(quickBodyKeys.every((one) => getPoint(bent, one).x === getPoint(first, one).x)).toBe(true);
  });
});
