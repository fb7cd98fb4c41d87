import { expect, test } from "vitest";
import { findAnswer, toPicks, withDigit, withPick } from "./picks.ts";

const none = toPicks(undefined);

test("two ends make an answer, one does not", () => {
  const most = withPick(none, "most", 2);
  expect(findAnswer(most)).toBeNull();
  expect(findAnswer(withPick(most, "least", 4))).toEqual([2, 4]);
});

test("a word picked for one end is given up at the other", () => {
  expect(withPick({ most: 2, least: 4 }, "least", 2)).toEqual({ most: null, least: 2 });
  expect(withPick({ most: 2, least: 4 }, "most", 4)).toEqual({ most: 4, least: null });
});

test("by digits the first is the most, the second the least, and a third begins anew", () => {
  const first = withDigit(none, 3);
  expect(first).toEqual({ most: 3, least: null });
  expect(withDigit(first, 3)).toEqual({ most: 3, least: null });
  expect(withDigit(first, 1)).toEqual({ most: 3, least: 1 });
  expect(withDigit(toPicks([3, 1]), 2)).toEqual({ most: 2, least: null });
});
