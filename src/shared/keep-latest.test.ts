import { expect, test } from "vitest";
import { keepLatest } from "./keep-latest.ts";

test("what was asked for last is made once; what was not for longest is let go", () => {
  const made: string[] = [];
  const find = keepLatest(2, (key) => {
    made.push(key);
    return key === "none" ? undefined : key.length;
  });
  expect([find("a"), find("bb"), find("a"), find("none"), find("none"), find("a"), find("bb")]).toEqual([1, 2, 1, undefined, undefined, 1, 2]);
  expect(made).toEqual(["a", "bb", "none", "bb"]);
});
