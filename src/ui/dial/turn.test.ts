import { describe, expect, test } from "vitest";
import { readTyped, turn } from "./turn.ts";

describe("a dial", () => {
  const trigrams = { min: 0, max: 999_999, round: [1, 8] } as const;
  const years = { min: 1900, max: 2100, start: 2005 };

  test("goes round where it is turned past its ends", () => {
    expect([turn(8, 1, trigrams), turn(1, -1, trigrams), turn(3, 2, trigrams)]).toEqual([1, 8, 5]);
  });

  test("stops at its ends where it does not go round", () => {
    expect([turn(2100, 1, years), turn(1901, -5, years)]).toEqual([2100, 1900]);
  });

  test("goes on one by one from a number that was typed beyond the round", () => {
    expect([turn(385, 1, trigrams), turn(0, -1, trigrams)]).toEqual([386, 0]);
  });

  test("begins at an end, or where it is told to", () => {
    expect([turn(null, 1, trigrams), turn(null, -1, trigrams), turn(null, 1, years)]).toEqual([1, 8, 2005]);
  });

  test("takes digits as they are typed, full-width ones too, and none it does not hold", () => {
    expect([readTyped("３8", trigrams), readTyped("", trigrams), readTyped("1000000", trigrams), readTyped("08", trigrams)]).toEqual([38, null, null, 8]);
  });
});
