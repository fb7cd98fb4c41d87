import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isYang, mountains, toDragon, toMountain, toMountainDegrees, toNearestBorder, toOpposite, toTrueBearing } from "./mountain.ts";
import { directions, getHome, palaces, toDirection, toDirectionOfMountain, toLuoShu, toMountainOf, toOppositeDirection } from "./palace.ts";

type Row = [mountain: string, from: number, to: number, palace: string, polarity: string, dragon: string];
const golden = JSON.parse(readFileSync(new URL("./golden/mountains.json", import.meta.url), "utf8")) as { mountains: Row[] };

describe("the twenty-four mountains", () => {
  it.each(golden.mountains)("%s begins at %d, ends before %d and lies in %s, %s, %s", (mountain, from, to, palace, polarity, dragon) => {
    expect(toMountain(from)).toBe(mountain);
    expect(toMountain(to - 0.001)).toBe(mountain);
    const own = toMountain(from);
    expect(toDirectionOfMountain(own)).toBe(palace);
    expect(isYang(own) ? "yang" : "yin").toBe(polarity);
    expect(toDragon(own)).toBe(dragon);
    expect(toMountain(toMountainDegrees(own))).toBe(own);
    expect(toMountainOf(toDirectionOfMountain(own), toDragon(own))).toBe(own);
  });
  it("stand across from one another in pairs", () => {
    expect(mountains.map((mountain) => toOpposite(toOpposite(mountain)))).toEqual([...mountains]);
    expect(toOpposite("午")).toBe("子");
    expect(toOpposite("丑")).toBe("未");
  });
  it("agree with the palaces at every bearing", () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true, noDefaultInfinity: true }), (degrees) => {
        expect(toDirectionOfMountain(toMountain(degrees))).toBe(toDirection(degrees));
      }),
    );
  });
});

describe("borders", () => {
  it("names the far side and how far it is", () => {
    expect(toNearestBorder(173.5)).toEqual({ neighbour: "丙", distance: 1, isPalaceBorder: false });
    expect(toNearestBorder(186.5)).toEqual({ neighbour: "丁", distance: 1, isPalaceBorder: false });
    expect(toNearestBorder(158)).toEqual({ neighbour: "巳", distance: 0.5, isPalaceBorder: true });
    expect(toNearestBorder(157)).toEqual({ neighbour: "丙", distance: 0.5, isPalaceBorder: true });
    expect(toNearestBorder(359)).toEqual({ neighbour: "壬", distance: 6.5, isPalaceBorder: false });
  });
  it("is never further than 7.5°, and stepping over it lands in the neighbour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359_999 }), (thousandths) => {
        const degrees = thousandths / 1000;
        const { neighbour, distance } = toNearestBorder(degrees);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(7.5);
        const over = distance + 0.0005;
        expect([toMountain(degrees + over), toMountain(degrees - over)]).toContain(neighbour);
      }),
    );
  });
});

describe("the Luo Shu", () => {
  it("adds up to fifteen along every line, and to ten across the centre", () => {
    const lines = [
      ["SE", "S", "SW"],
      ["E", "C", "W"],
      ["NE", "N", "NW"],
      ["SE", "E", "NE"],
      ["S", "C", "N"],
      ["SW", "W", "NW"],
      ["SE", "C", "NW"],
      ["SW", "C", "NE"],
    ] as const;
    for (const line of lines) expect(line.reduce((sum, palace) => sum + toLuoShu(palace), 0)).toBe(15);
    for (const direction of directions) expect(toLuoShu(direction) + toLuoShu(toOppositeDirection(direction))).toBe(10);
    expect(palaces.map((palace) => getHome(toLuoShu(palace)))).toEqual(palaces);
  });
  it("has no tenth palace", () => {
    expect(() => getHome(10)).toThrow(RangeError);
  });
});

it("a needle is corrected once, east added and west taken away, across north too", () => {
  expect(toTrueBearing(180, -5)).toBe(175);
  expect(toTrueBearing(358, 6.5)).toBe(4.5);
});
