import { expect, it } from "vitest";
import { lineNames } from "../../../../../../topics/palmistry/marks.ts";
import { bodyKeys, getPoint, listLineKeys, movePoint, toFirstDraft, toggleLine, toMovedShare, toPlainLie } from "./draft.ts";
import { confirmPoints, findGuessed, listGuessed, listKeys } from "./own-points.ts";

const lie = toPlainLie(0.75, "left");
const first = toFirstDraft("left", null, 0.75, lie);
const confirmBody = (draft: typeof first) => confirmPoints(confirmPoints(draft, bodyKeys.fingers), bodyKeys.palm);

it("a guess is asked about group by group: fingers, palm, each main line; a line that was not added is not", () => {
  let draft = first;
  const asked: string[] = [];
  for (let found = findGuessed(draft); found; found = findGuessed(draft)) {
    asked.push(found.line ?? found.step);
    draft = confirmPoints(draft, listKeys(draft, found.step, found.line ?? "heart"));
  }
  expect(asked).toEqual(["fingers", "palm", "heart", "head", "life"]);
  expect(toMovedShare(draft)).toBe(1);
});

it("moving one point of ten does not make the other nine one's own", () => {
  const moved = movePoint(first, "fingers.index.tip", { x: 0.4, y: 0.3 });
  expect(listGuessed(moved, bodyKeys.fingers)).toHaveLength(9);
  expect(findGuessed(moved)).toEqual({ step: "fingers", line: null });
});

it("a point that was said to fit stands where it stood", () => {
  const own = confirmBody(first);
  for (const key of [...bodyKeys.fingers, ...bodyKeys.palm]) expect(getPoint(own, key)).toEqual(getPoint(first, key));
});

it("an upright line that was added is asked about too", () => {
  const lines = lineNames.reduce((draft, name) => confirmPoints(draft, listLineKeys(draft, name)), confirmBody(first));
  expect(findGuessed(lines)).toBeNull();
  expect(findGuessed(toggleLine(lines, "fate", lie))).toEqual({ step: "lines", line: "fate" });
});
