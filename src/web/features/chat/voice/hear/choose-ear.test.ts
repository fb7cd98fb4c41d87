import { expect, test } from "vitest";
import { chooseEar } from "./choose-ear.ts";

const desktop = { hasRecogniser: true, canRecord: true, transcribes: false, isAndroid: false };

test.each([
  ["a desktop browser that recognises", desktop, "both"],
  ["one that cannot, with a server that writes down", { ...desktop, hasRecogniser: false, transcribes: true }, "recording"],
  ["one that cannot, with a server that cannot either", { ...desktop, hasRecogniser: false }, null],
  ["Android, whose microphone is one's alone", { ...desktop, isAndroid: true }, "recogniser"],
  ["Android with a server that writes down", { ...desktop, isAndroid: true, transcribes: true }, "recording"],
  ["a page that may not record", { ...desktop, canRecord: false }, "recogniser"],
  ["a page that may neither", { ...desktop, hasRecogniser: false, canRecord: false, transcribes: true }, null],
] as const)("%s", (_, ears, choice) => {
  expect(chooseEar(ears)).toBe(choice);
});
