import { describe, expect, it } from "vitest";
import { carry, readTyped, step } from "./turn.ts";

describe("a wheel", () => {
  it("that goes round goes on at its other end, another stops there", () => {
    expect([step(11, 1, 12, true), step(0, -1, 12, true), step(0, -25, 12, true)]).toEqual([0, 11, 11]);
    expect([step(11, 1, 12, false), step(0, -1, 12, false)]).toEqual([11, 0]);
  });

  it("let go of in a hurry runs on the way it was turned, not for ever", () => {
    expect([carry(0), carry(0.02), carry(-0.02), carry(9)]).toEqual([0, 3, -3, 40]);
  });

  it("takes digits as they are typed, and begins anew with the last where they name nothing", () => {
    const findMonth = (typed: number) => (typed >= 1 && typed <= 12 ? typed : null);
    expect(readTyped("1", findMonth)).toEqual({ value: 1, digits: "1" });
    expect(readTyped("12", findMonth)).toEqual({ value: 12, digits: "12" });
    expect(readTyped("13", findMonth)).toEqual({ value: 3, digits: "3" });
    const findYear = (typed: number) => (typed >= 1850 && typed < 2150 ? typed : null);
    expect([readTyped("199", findYear), readTyped("1990", findYear)]).toEqual([null, { value: 1990, digits: "1990" }]);
    expect(readTyped("", findYear)).toBeNull();
  });
});
