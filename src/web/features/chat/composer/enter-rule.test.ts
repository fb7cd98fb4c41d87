import { describe, expect, it } from "vitest";
import { type EnterPress, isSendPress } from "./enter-rule.ts";

const enter: EnterPress = { key: "Enter", keyCode: 13, isComposing: false, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const atDesk = { makesLine: false, compositionEndedAtMs: Number.NEGATIVE_INFINITY, nowMs: 1000 };

describe("the Enter key", () => {
  it("sends", () => {
    expect(isSendPress(enter, atDesk)).toBe(true);
  });

  it.each([
    ["Shift is held", { shiftKey: true }],
    ["Alt is held", { altKey: true }],
    ["a composition is going on", { isComposing: true }],
    ["the browser reports key code 229", { keyCode: 229 }],
    ["the input method has taken the key", { key: "Process" }],
    ["it is another key", { key: "a" }],
  ])("does not send when %s", (_, change) => {
    expect(isSendPress({ ...enter, ...change }, atDesk)).toBe(false);
  });

  it("does not send right after a composition ended, as WebKit tells it", () => {
    expect(isSendPress(enter, { ...atDesk, compositionEndedAtMs: 960 })).toBe(false);
    expect(isSendPress(enter, { ...atDesk, compositionEndedAtMs: 900 })).toBe(true);
  });

  it("makes a new line for whoever has chosen that, unless Ctrl or ⌘ is held", () => {
    expect(isSendPress(enter, { ...atDesk, makesLine: true })).toBe(false);
    expect(isSendPress({ ...enter, metaKey: true }, { ...atDesk, makesLine: true })).toBe(true);
  });
});
