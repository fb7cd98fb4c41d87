import { expect, test } from "vitest";
import { findKeptDraw, keepDraw } from "./kept-draws.ts";

test("what was shown and given stays until it is asked for, and is nobody else's draw", () => {
  keepDraw("a", { commitment: "seal", nonce: "mine" });
  expect(findKeptDraw("a")).toEqual({ commitment: "seal", nonce: "mine" });
  expect(findKeptDraw("b")).toBeNull();
});

test("an afternoon of draws does not grow without end", () => {
  for (let at = 0; at < 200; at += 1) keepDraw(`draw-${at}`, { commitment: "c", nonce: "n" });
  expect(findKeptDraw("draw-199")).not.toBeNull();
  expect(findKeptDraw("draw-100")).toBeNull();
});
