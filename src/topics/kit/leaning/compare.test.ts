import { describe, expect, test } from "vitest";
import { compare } from "./compare.ts";
import { type Calendar, type Leaning, noLeaning, type Side, type Step, type Way } from "./leaning.ts";
import { addMonths, nextOfNumber, overlaps, toSolarYear } from "./months.ts";

const leans = (way: Way, step: Step = "slight"): Leaning => ({ ...noLeaning, lean: { way, step, facts: [] } });
const times = (reach: string, ...open: string[]): Leaning => {
  const toSpan = (text: string) => ({ from: text.slice(0, 7), to: text.slice(-7) });
  const when: Calendar = { reach: toSpan(reach), open: open.map((span) => ({ ...toSpan(span), facts: [] })) };
  return { ...noLeaning, when };
};
const points = (side: Side): Leaning => ({ ...noLeaning, through: { side, facts: [] } });

describe("yes and no", () => {
  test.each([
    [leans(1), leans(1), "agree"],
    [leans(1, "clear"), leans(1, "slight"), "agree"],
    [leans(-1), leans(-1), "agree"],
    [leans(1), leans(-1), "part"],
    [leans(0, "even"), leans(1), "apart"],
    [leans(0, "onlyIf"), leans(0, "onlyIf"), "apart"],
    [noLeaning, leans(1), "apart"],
  ] as const)("%#", (one, other, accord) => {
    expect([compare(one, other).lean, compare(other, one).lean]).toEqual([accord, accord]);
  });
});

describe("times", () => {
  test.each([
    ["a month within the other's year", times("2026-11/2027-10", "2027-04"), times("2026-02/2036-01", "2027-02/2028-01"), "agree"],
    ["two months of one stretch", times("2026-11/2027-10", "2027-04"), times("2026-11/2027-10", "2027-05/2027-06"), "part"],
    ["a year the other cannot see is no dissent", times("2026-11/2027-10", "2027-04"), times("2026-02/2036-01", "2031-02/2032-01"), "apart"],
    ["one of several", times("2027-02/2039-01", "2028-02/2029-01", "2031-02/2032-01"), times("2026-02/2036-01", "2031-02/2032-01"), "agree"],
    ["no calendar", noLeaning, times("2026-11/2027-10", "2027-04"), "apart"],
  ] as const)("%s", (_, one, other, accord) => {
    expect([compare(one, other).when, compare(other, one).when]).toEqual([accord, accord]);
  });
});

test("sides: the same, another, none", () => {
  expect(compare(points("money"), points("money")).through).toBe("agree");
  expect(compare(points("money"), points("people")).through).toBe("part");
  expect(compare(points("money"), noLeaning).through).toBe("apart");
});

test("months are counted over the year's end, and a year of the pillars goes from February to January", () => {
  expect([addMonths("2026-11", 3), addMonths("2026-01", -1), nextOfNumber("2026-11", 11), nextOfNumber("2026-11", 2)]).toEqual([
    "2027-02",
    "2025-12",
    "2026-11",
    "2027-02",
  ]);
  expect(toSolarYear(2027)).toEqual({ from: "2027-02", to: "2028-01" });
  expect([overlaps({ from: "2027-01", to: "2027-02" }, toSolarYear(2027)), overlaps({ from: "2027-01", to: "2027-01" }, toSolarYear(2027))]).toEqual([
    true,
    false,
  ]);
});
