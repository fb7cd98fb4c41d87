import { expect, test } from "vitest";
import { isBlank } from "./is-blank.ts";

test.each(["", "  \n\t", "\u3000", "\u200b\u200d\ufeff", "\u202e\u2066", "\u0000\u0007"])("%j shows nothing", (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(["问", "?", "7", "🌙", "\u202eهل", "👨\u200d👩"])("%j shows something", (text) => {
  expect(isBlank(text)).toBe(false);
});
