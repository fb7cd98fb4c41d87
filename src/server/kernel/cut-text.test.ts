import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test.each([
  ["问🌙吉", 0, ""],
  ["问🌙吉", 1, "问"],
  ["问🌙吉", 2, "问"],
  ["问🌙吉", 3, "问🌙"],
  ["问🌙吉", 4, "问🌙吉"],
  ["问🌙", 3, "问🌙"],
  ["问🌙", 99, "问🌙"],
  ["", 5, ""],
] as const)("“%s” cut at %i never ends in half a character", (text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});
