import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { elements } from "../hexagrams/elements.ts";
import names from "./golden/names.json" with { type: "json" };
import { gridNames, toGrids } from "./grids.ts";
import { getLuckNumber, luckNumbers, toNumberElement } from "./numbers.ts";
import { toTriad, toTriadOfGrids } from "./triad.ts";
import { tellTriad } from "./triad-words.ts";

const strokes = fc.integer({ min: 1, max: 40 });

describe("the five grids", () => {
  test.each(names.cases)("$name", ({ surname, given, grids, triad }) => {
    const found = toGrids(surname, given);
    expect(gridNames.map((name) => found.grids[name])).toEqual(grids);
    expect(toTriadOfGrids(found).triad).toBe(triad);
  });

  test("each is what its sum says, and the outer grid is heaven and earth less person", () => {
    fc.assert(
      fc.property(fc.array(strokes, { minLength: 1, maxLength: 2 }), fc.array(strokes, { minLength: 1, maxLength: 3 }), (surname, given) => {
        const { grids, sums } = toGrids(surname, given);
        for (const name of gridNames) expect(sums[name].reduce((sum, part) => sum + part, 0)).toBe(grids[name]);
        expect(grids.outer).toBe(grids.heaven + grids.earth - grids.person);
        expect(grids.total).toBe([...surname, ...given].reduce((sum, part) => sum + part, 0));
      }),
    );
  });

  test("the other count of the outer grid is named only where one and one character meet", () => {
    expect([toGrids([8], [12]).outerVariant, toGrids([7], [8, 17]).outerVariant, toGrids([15, 17], [10]).outerVariant]).toEqual([1, null, null]);
  });

  test("a name without one of its parts has no grids", () => {
    expect(() => toGrids([], [3])).toThrow(RangeError);
    expect(() => toGrids([3], [])).toThrow(RangeError);
  });
});

describe("the 81 numbers", () => {
  test("32 are lucky, 32 not, 17 half: the fifteen that the lists dispute, and 53 and 78, which they call half", () => {
    const count = (luck: string) => luckNumbers.filter((number) => number.luck === luck).map(({ number }) => number);
    expect([count("lucky").length, count("unlucky").length]).toEqual([32, 32]);
    expect(count("half")).toEqual([6, 17, 26, 27, 29, 30, 38, 49, 51, 53, 55, 58, 71, 73, 75, 77, 78]);
  });

  test("each says something of its own in both languages", () => {
    expect(luckNumbers.map(({ number }) => number)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    for (const locale of ["zh", "en"] as const) expect(new Set(luckNumbers.map(({ text }) => text[locale])).size).toBe(81);
    expect(new Set(luckNumbers.map(({ nameEn }) => nameEn)).size).toBe(81);
  });

  test("above 81 they begin again, at 82 with 2, and none is below 1", () => {
    expect([81, 82, 161, 162].map((number) => getLuckNumber(number).number)).toEqual([81, 2, 81, 2]);
    expect(() => getLuckNumber(0)).toThrow(RangeError);
  });

  test("the last digit gives the element, two to each", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(toNumberElement)).toEqual(elements.flatMap((element) => [element, element]));
    expect([15, 32, 40].map(toNumberElement)).toEqual(["earth", "wood", "water"]);
  });
});

describe("the triad", () => {
  const all = elements.flatMap((heaven) => elements.flatMap((person) => elements.map((earth) => toTriad(heaven, person, earth))));

  test("125 are told, each by what heaven and earth do to the person", () => {
    expect(new Set(all.map(({ triad }) => triad)).size).toBe(125);
    for (const locale of ["zh", "en"] as const) expect(new Set(all.map((triad) => tellTriad(triad, locale))).size).toBe(25);
  });

  test("best when both neighbours feed the person, worst when both hold it", () => {
    expect(toTriad("water", "wood", "water")).toMatchObject({ score: 4, luck: "lucky" });
    expect(toTriad("metal", "wood", "metal")).toMatchObject({ score: -4, luck: "unlucky" });
    expect(toTriad("metal", "earth", "earth")).toMatchObject({ score: 2, luck: "lucky" });
    expect(toTriad("wood", "wood", "earth")).toMatchObject({ score: 0, luck: "half" });
  });
});
