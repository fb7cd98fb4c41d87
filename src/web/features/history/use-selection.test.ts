import { expect, test } from "vitest";
import { toAllOrNone, toToggled } from "./use-selection.ts";

test("choosing a chat twice leaves it unchosen", () => expect([...toToggled(toToggled(new Set(), "a"), "a")]).toEqual([]));
test("choosing leaves the earlier choice untouched", () => {
  const before = new Set(["a"]);
  expect([...toToggled(before, "b")]).toEqual(["a", "b"]);
  expect([...before]).toEqual(["a"]);
});
test("select all takes what is missing, and lets go only when nothing is", () => {
  expect([...toAllOrNone(new Set(["a"]), ["a", "b"])]).toEqual(["a", "b"]);
  expect([...toAllOrNone(new Set(["a", "b"]), ["a", "b"])]).toEqual([]);
});
