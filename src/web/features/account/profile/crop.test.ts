import { expect, test } from "vitest";
import { centred, toSide, within } from "./crop.ts";

const wide = { width: 1000, height: 600 };

test("the square begins in the middle, as large as fits", () => {
  expect(centred(wide)).toEqual({ x: 500, y: 300, zoom: 1 });
  expect(toSide(wide, 1)).toBe(600);
  expect(toSide(wide, 2)).toBe(300);
});

test("it never leaves the picture, however far it is dragged or enlarged", () => {
  expect(within(wide, { x: -50, y: 900, zoom: 1 })).toEqual({ x: 300, y: 300, zoom: 1 });
  expect(within(wide, { x: 990, y: 10, zoom: 2 })).toEqual({ x: 850, y: 150, zoom: 2 });
  expect(within(wide, { x: 500, y: 300, zoom: 99 }).zoom).toBe(4);
  expect(within(wide, { x: 500, y: 300, zoom: 0.2 }).zoom).toBe(1);
});
