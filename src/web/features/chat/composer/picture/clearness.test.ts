import { describe, expect, it } from "vitest";
import { imageClearness } from "../../../../../shared/constants.ts";
import { isPictureFile } from "../../../../../shared/image-file.ts";
import { findUnclear, measureClearness } from "./clearness.ts";

type Rgb = readonly [number, number, number];

const paint = (at: (x: number, y: number) => Rgb, width = imageClearness.widthPx, height = 300) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set([...at(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
};
const grey = (value: number): Rgb => [value, value, value];
const isLine = (x: number, y: number): boolean => x % 60 < 3 || y % 60 < 3;

describe("a file's kind", () => {
  it("is read from its first bytes, whatever it is called", () => {
    expect(isPictureFile(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe(true);
    expect(isPictureFile(Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0))).toBe(true);
    expect(isPictureFile(new TextEncoder().encode("RIFF0000WEBP"))).toBe(false);
    expect(isPictureFile(Uint8Array.of(0x89, 0x50))).toBe(false);
  });
});

describe("how clear a picture is", () => {
  it("a plan drawn with lines is clear", () => {
    expect(findUnclear(paint((x, y) => grey(isLine(x, y) ? 30 : 255)))).toBeNull();
  });

  it("nothing can be made out below a mean grey of 28", () => {
    expect(findUnclear(paint(() => grey(27)))).toBe("imageDark");
    expect(findUnclear(paint(() => grey(28)))).not.toBe("imageDark");
  });

  it("all is one white above a mean grey of 252", () => {
    expect(findUnclear(paint(() => grey(253)))).toBe("imageBright");
    expect(findUnclear(paint(() => grey(252)))).not.toBe("imageBright");
  });

  it("one without an edge is blurred, however light and dark it is", () => {
    expect(findUnclear(paint((x) => grey(40 + x / 3)))).toBe("imageBlurred");
  });

  it("a pixel off by d in every eight by eight gives a variance of 20 d² ∕ 64: 45 at 12 is clear, 11 at 6 is not", () => {
    const dots = (by: number) => paint((x, y) => grey(x % 8 === 4 && y % 8 === 4 ? 128 + by : 128), 512, 304);
    expect(findUnclear(dots(12))).toBeNull();
    expect(findUnclear(dots(6))).toBe("imageBlurred");
  });

  it("is told in figures too: an even grey has its own light and no edge", () => {
    expect(measureClearness(paint(() => grey(128)))).toEqual({ light: 128, edges: 0 });
    const dots = measureClearness(paint((x, y) => grey(x % 8 === 4 && y % 8 === 4 ? 140 : 128), 512, 304));
    expect(dots.edges).toBe(45);
  });

  it("light is weighed as the eye does: a blue of 100 is darker than a green of 100", () => {
    expect(findUnclear(paint(() => [0, 0, 100]))).toBe("imageDark");
    expect(findUnclear(paint(() => [0, 100, 0]))).toBe("imageBlurred");
  });
});
