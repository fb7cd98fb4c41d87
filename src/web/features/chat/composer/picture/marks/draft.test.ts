import { describe, expect, it } from "vitest";
import { firstGuess, moveByKey, toAngle, toggleRoom, toNorth, turnByKey } from "./draft.ts";
import { toArrowHead } from "./to-arrow-head.ts";

const square = { width: 1000, height: 1000 };
const wide = { width: 2000, height: 1000 };

describe("a point under the arrow keys", () => {
  const middle = { x: 0.5, y: 0.5 };

  it("moves by a hundredth of the picture, with Shift by a twentieth", () => {
    expect(moveByKey(middle, "ArrowRight", false)).toEqual({ x: 0.51, y: 0.5 });
    expect(moveByKey(middle, "ArrowUp", false)).toEqual({ x: 0.5, y: 0.49 });
    expect(moveByKey(middle, "ArrowLeft", true)).toEqual({ x: 0.45, y: 0.5 });
    expect(moveByKey(middle, "ArrowDown", true)).toEqual({ x: 0.5, y: 0.55 });
  });

  it("does not leave the picture, and heeds no other key", () => {
    expect(moveByKey({ x: 0.98, y: 0 }, "ArrowRight", true)).toEqual({ x: 1, y: 0 });
    expect(moveByKey({ x: 0.98, y: 0 }, "ArrowUp", false)).toEqual({ x: 0.98, y: 0 });
    expect(moveByKey(middle, "Enter", false)).toBeNull();
  });
});

describe("the front's arrow", () => {
  it("turns clockwise by a degree, with Shift by fifteen, past the top too", () => {
    expect(turnByKey(180, "ArrowRight", false)).toBe(181);
    expect(turnByKey(180, "ArrowLeft", true)).toBe(165);
    expect(turnByKey(0, "ArrowLeft", false)).toBe(359);
    expect(turnByKey(350, "ArrowRight", true)).toBe(5);
    expect(turnByKey(180, "ArrowUp", false)).toBeNull();
  });

  it("points where its head is dragged, as it is seen in a picture of any shape", () => {
    const centre = { x: 0.5, y: 0.5 };
    expect(toAngle(centre, { x: 0.5, y: 0 }, wide)).toBe(0);
    expect(toAngle(centre, { x: 1, y: 0.5 }, wide)).toBe(90);
    expect(toAngle(centre, { x: 0.75, y: 1 }, wide)).toBe(135);
    expect(toAngle(centre, { x: 0.75, y: 0.75 }, square)).toBe(135);
  });

  it.each([0, 37, 90, 135, 180, 260, 359])("has its head where its angle says: %i°", (arrow) => {
    for (const picture of [square, wide])
      for (const centre of [firstGuess.centre, { x: 0.9, y: 0.1 }]) expect(toAngle(centre, toArrowHead(centre, arrow, picture), picture)).toBe(arrow);
  });

  it("keeps its head in the picture while the centre leaves room for it", () => {
    expect(toArrowHead({ x: 0.5, y: 0.5 }, 180, wide)).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.76) });
    expect(toArrowHead({ x: 0.5, y: 0.8 }, 180, wide).y).toBeCloseTo(1);
  });
});

describe("north in the picture", () => {
  it.each([
    [180, 180, 0],
    [180, 0, 180],
    [0, 90, -90],
    [90, 0, 90],
    [10, 350, 20],
    [350, 10, -20],
    [180, 187.5, -7.5],
    [0, 180, 180],
    [0, 360, 0],
  ])("an arrow at %i° that looks to %d° leaves north at %d°", (arrow, facing, north) => {
    expect(toNorth(arrow, facing)).toBe(north);
  });
});

describe("rooms", () => {
  it("each comes to a place of its own, and goes when it is chosen again", () => {
    const names = ["主卧", "次卧", "书房", "厨房", "客厅", "卫生间"];
    const all = names.reduce(toggleRoom, firstGuess);
    expect(new Set(all.rooms.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    expect(toggleRoom(all, "书房").rooms.map(({ name }) => name)).toEqual(["主卧", "次卧", "厨房", "客厅", "卫生间"]);
  });
});
