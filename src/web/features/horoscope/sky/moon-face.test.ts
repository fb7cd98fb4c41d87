import { expect, test } from "vitest";
import { toLitPath, toPhaseIndex } from "./moon-face.ts";

/** The area inside a disc of radius 10 whose lit part is drawn as half a circle and half an ellipse, read back from the path. */
const readLit = (path: string): { share: number; isRight: boolean } => {
  const [, outerSweep = "", width = "", innerSweep = ""] = /^M12 2A10 10 0 0 ([01]) 12 22A([\d.]+) 10 0 0 ([01]) 12 2Z$/.exec(path) ?? [];
  const part = (Number(width) / 10) * 0.5;
  return { share: innerSweep === outerSweep ? 0.5 + part : 0.5 - part, isRight: outerSweep === "1" };
};

test("the lit share of the disc is the Moon's illumination, on the right while it waxes", () => {
  for (let angle = 1; angle < 360; angle += 7) {
    const { share, isRight } = readLit(toLitPath(angle, 10, 12));
    expect(share).toBeCloseTo((1 - Math.cos((angle * Math.PI) / 180)) / 2, 2);
    expect(isRight).toBe(angle <= 180);
  }
});

test("the eight parts of a lunation follow one another, the quarters on their own days", () => {
  expect([1, 88, 181, 271, 359].map((angle) => toPhaseIndex(angle, true))).toEqual([0, 2, 4, 6, 0]);
  expect([40, 95, 200, 300, 359].map((angle) => toPhaseIndex(angle, false))).toEqual([1, 3, 5, 7, 7]);
});
