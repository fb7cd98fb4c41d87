import { expect, test } from "vitest";
import { findProblems } from "./find-problems.ts";

test("three fields are needed, the new one has 6 to 20 characters and stands twice", () => {
  expect(findProblems({ old: "", next: "", again: "" })).toEqual({ old: "required", next: "required", again: "required" });
  expect(findProblems({ old: "old-one", next: "12345", again: "12345" })).toEqual({ next: "length" });
  expect(findProblems({ old: "old-one", next: "x".repeat(21), again: "x".repeat(21) })).toEqual({ next: "length" });
  expect(findProblems({ old: "old-one", next: "new-one", again: "new-two" })).toEqual({ again: "different" });
  expect(findProblems({ old: "old-one", next: "new-one", again: "new-one" })).toEqual({});
});

test("the new password is not the old one", () => {
  expect(findProblems({ old: "old-one", next: "old-one", again: "old-one" })).toEqual({ next: "same" });
});

test("a character is counted once, however many bytes it takes", () => {
  expect(findProblems({ old: "old-one", next: "🌾🌾🌾🌾🌾", again: "🌾🌾🌾🌾🌾" })).toEqual({ next: "length" });
  expect(findProblems({ old: "old-one", next: "我的新密码啊", again: "我的新密码啊" })).toEqual({});
});
