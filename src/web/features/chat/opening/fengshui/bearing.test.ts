import { describe, expect, test } from "vitest";
import { toDegrees, toFront, toHeading, toTurned } from "./bearing.ts";

describe("a dial that is turned", () => {
  test("is drawn for degrees, a mountain or a direction alike", () => {
    expect([toDegrees(185), toDegrees("午"), toDegrees("S"), toDegrees(360)]).toEqual([185, 180, 180, 0]);
    expect([toDegrees(undefined), toDegrees("front"), toDegrees(400)]).toEqual([null, null, null]);
  });

  test("knows the mountain in front, the one behind and the palace", () => {
    expect(toFront(185)).toEqual({ bearing: { degrees: 185 }, mountain: "午", sitting: "子", facingPalace: "S" });
    expect(toFront(352.5).facingPalace).toBe("N");
  });

  test("goes with the finger: a quarter sunwise brings up what lay a quarter before", () => {
    expect(toTurned(180, { x: 0, y: -100 }, { x: 100, y: 0 })).toBe(90);
    expect(toTurned(10, { x: 0, y: -100 }, { x: 100, y: 0 })).toBe(280);
    expect(toTurned(180, { x: -1, y: 100 }, { x: 1, y: 100 })).toBe(181);
  });
});

describe("a device’s compass", () => {
  test("is read where it knows north, and not where it does not", () => {
    expect(toHeading({ alpha: 90, absolute: true })).toBe(270);
    expect(toHeading({ alpha: 90, absolute: false, webkitCompassHeading: 123.6 })).toBe(124);
    expect(toHeading({ alpha: 90, absolute: false })).toBeNull();
    expect(toHeading({ alpha: null, absolute: true })).toBeNull();
  });
});
