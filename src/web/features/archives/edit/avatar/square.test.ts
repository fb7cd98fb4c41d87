import { expect, test } from "vitest";
import { toDots, toWithin, wholeSquare } from "./square.ts";

const wide = { width: 400, height: 200 };

test("the whole square is the middle of a picture, as large as it is high", () => {
  expect(toDots(wholeSquare, wide)).toEqual({ left: 100, top: 0, side: 200 });
});

test("a square never leaves its picture, and is never a handful of dots", () => {
  expect(toWithin({ x: -3, y: 9, side: 0.5 }, wide)).toEqual({ x: 0.125, y: 0.75, side: 0.5 });
  expect(toDots({ x: 0, y: 0, side: 0 }, wide)).toEqual({ left: 0, top: 0, side: 40 });
});
