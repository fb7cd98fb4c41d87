import { describe, expect, it } from "vitest";
import { findLie } from "./find-lie.ts";

type Rgb = readonly [number, number, number];
const skin: Rgb = [224, 180, 150];
const table: Rgb = [70, 80, 90];

const paint = (isHand: (x: number, y: number) => boolean, width = 90, height = 120) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set([...(isHand(x, y) ? skin : table), 255], (y * width + x) * 4);
  return { data, width, height };
};

describe("where a hand lies", () => {
  it("is found by its silhouette: a hand from row 12 to row 101 has a palm of 50 rows, its wrist at the foot", () => {
    const lie = findLie(
      paint((x, y) => x >= 25 && x < 65 && y >= 12 && y <= 100),
      "right",
    )!;
    expect(lie.size * 120).toBeCloseTo(50, 0);
    expect(lie.wrist.y * 120).toBeCloseTo(101, 0);
    expect(lie.turn).toBe(0);
  });
  it("has its wrist away from the thumb's side: left of the middle for a right hand, right of it for a left one", () => {
    const picture = paint((x, y) => x >= 25 && x < 65 && y >= 12 && y <= 100);
    expect(findLie(picture, "right")!.wrist.x).toBeLessThan(0.5);
    expect(findLie(picture, "left")!.wrist.x).toBeGreaterThan(0.49);
  });
  it("leans as the fingers lean from the wrist", () => {
    const leaning = (to: number) => paint((x, y) => y >= 12 && y <= 100 && Math.abs(x - 45 - ((56 - y) * to) / 100) < 16);
    expect(findLie(leaning(40), "right")!.turn).toBeGreaterThan(12);
    expect(findLie(leaning(-40), "right")!.turn).toBeLessThan(-12);
  });
  it("is measured by its breadth where an arm comes in from below", () => {
    const lie = findLie(
      paint((x, y) => x >= 20 && x < 70 && y >= 4),
      "right",
    )!;
    expect(lie.size * 120).toBeLessThan(50);
  });
  it("tells a left hand from a right one by the thumb that reaches out", () => {
    const withThumb = (isLeft: boolean) =>
      paint((x, y) => y >= 12 && y <= 100 && ((x >= 30 && x < 60) || (y > 52 && y < 66 && (isLeft ? x > 12 && x < 60 : x >= 30 && x < 78))));
    expect(findLie(withThumb(true), "right")!.hand).toBe("left");
    expect(findLie(withThumb(false), "left")!.hand).toBe("right");
    expect(
      findLie(
        paint((x, y) => x >= 25 && x < 65 && y >= 12 && y <= 100),
        "left",
      )!.hand,
    ).toBeNull();
  });
  it("is not said of an empty table, nor of a picture that is all hand", () => {
    expect(
      findLie(
        paint(() => false),
        "right",
      ),
    ).toBeNull();
    expect(
      findLie(
        paint((_, y) => y > 3),
        "right",
      ),
    ).toBeNull();
  });
});
