import { describe, expect, it } from "vitest";
import { isReading } from "./reading-rule.ts";

describe("the input of who reads", () => {
  it("makes itself small when the thread is scrolled, up or down, far from its end", () => {
    expect(isReading(false, { moved: -80, left: 900 })).toBe(true);
    expect(isReading(false, { moved: 80, left: 900 })).toBe(true);
    expect(isReading(false, { moved: 10, left: 900 })).toBe(false);
    expect(isReading(false, { moved: -80, left: 120 })).toBe(false);
  });

  it("is as wide as ever again at the end, and does not flicker on the way", () => {
    expect(isReading(true, { moved: 400, left: 120 })).toBe(true);
    expect(isReading(true, { moved: 400, left: 59 })).toBe(false);
  });
});
