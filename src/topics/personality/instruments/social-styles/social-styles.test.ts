import { describe, expect, it, test } from "vitest";
import { listFaults } from "../../../kit/questionnaire/testing/list-faults.ts";
import { answerBlindly, toDice } from "../../testing/answerers.ts";
import { items, type Pole, poles } from "./items.ts";
import { socialStyles } from "./questionnaire.ts";
import { scoreSocialStyles } from "./score.ts";

const answer = (given: Record<Pole, number>) => scoreSocialStyles(items.map(({ scale }) => given[scale]));

test("the 28 statements have their words in both languages and never follow their own end", async () => {
  expect(await listFaults(socialStyles)).toEqual([]);
  for (const pole of poles) expect(items.filter(({ scale }) => scale === pole)).toHaveLength(7);
  expect(items.filter(({ scale }, at) => scale === items[at - 1]?.scale)).toEqual([]);
});

test("by hand: tell 5, show 4, ask 2, hold 1 is 87.5 on either axis", () => {
  const cast = answer({ tell: 5, show: 4, ask: 2, hold: 1 });
  expect(cast.axes.assert).toMatchObject({ percent: 87.5, isNear: false });
  expect(cast.axes.respond).toMatchObject({ percent: 87.5, isNear: false });
  // Eight mirrored pairs, each a quarter apart.
  expect(cast).toMatchObject({ field: "kindling", type: "kindling", consistency: 0.75 });
});

describe("the field", () => {
  it.each([
    [{ tell: 5, ask: 1, show: 1, hold: 5 }, "steering"],
    [{ tell: 5, ask: 1, show: 5, hold: 1 }, "kindling"],
    [{ tell: 1, ask: 5, show: 5, hold: 1 }, "befriending"],
    [{ tell: 1, ask: 5, show: 1, hold: 5 }, "weighing"],
  ] as const)("of %o is %s", (given, field) => expect(answer(given).field).toBe(field));
  it("has its neighbor across the nearer border", () => {
    expect(answer({ tell: 5, ask: 1, show: 4, hold: 3 })).toMatchObject({ field: "kindling", neighbor: "steering", axes: { respond: { percent: 62.5 } } });
    expect(answer({ tell: 3, ask: 3, show: 1, hold: 5 }).axes.assert.isNear).toBe(true);
  });
  it("is near a border for most who answer blindly", () => {
    const dice = toDice(8);
    const casts = Array.from({ length: 200 }, () => scoreSocialStyles(answerBlindly(items, dice)));
    expect(casts.filter(({ axes }) => axes.assert.isNear && axes.respond.isNear).length).toBeGreaterThan(150);
  });
});

test("yes to both ends of an axis is its middle, and disagrees with itself", () => {
  expect(answer({ tell: 5, ask: 5, show: 5, hold: 5 })).toMatchObject({ axes: { assert: { percent: 50 }, respond: { percent: 50 } }, consistency: 0 });
});
