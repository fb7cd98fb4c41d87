import { describe, expect, test } from "vitest";
import { isAnswerTo, noFields, takeHand, takeWords, toGiven } from "./fields.ts";

describe("the fields of an instrument", () => {
  test("fill as one types", () => {
    expect(toGiven(takeWords(noFields, { facing: 180, built: "2005" }))).toEqual({ facing: 180, built: "2005" });
  });

  test("are emptied with the words that filled them", () => {
    expect(toGiven(takeWords(takeWords(noFields, { facing: 180 }), {}))).toEqual({});
  });

  test("keep what was changed by hand after the words, while these go on about something else", () => {
    const turned = takeHand(takeWords(noFields, { facing: 180, built: "2005" }), { facing: 200 });
    expect(toGiven(turned)).toEqual({ facing: 200, built: "2005" });
    expect(toGiven(takeWords(turned, { facing: 180, built: "2006" }))).toEqual({ facing: 200, built: "2006" });
  });

  test("follow words that say otherwise after the hand", () => {
    expect(toGiven(takeWords(takeHand(noFields, { facing: 200 }), { facing: 90 }))).toEqual({ facing: 90 });
  });

  test("fall back to the words where the hand lets go", () => {
    const turned = takeHand(takeWords(noFields, { facing: 180 }), { facing: 200 });
    expect(toGiven(takeHand(turned, { facing: undefined }))).toEqual({ facing: 180 });
  });
});

test("an answer is one to these fields, not to those that stood there before", () => {
  expect([
    isAnswerTo({ facing: 180 }, { facing: 180 }),
    isAnswerTo({ facing: 181 }, { facing: 180 }),
    isAnswerTo({ facing: 180 }, { facing: 180, built: "2005" }),
  ]).toEqual([true, false, false]);
});
