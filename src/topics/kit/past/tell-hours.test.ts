import { expect, test } from "vitest";
import { type HourModel, type PastAnswer, toInformation, toLikelihoods } from "./hour-model.ts";
import { tellHours } from "./tell-hours.ts";

const three: HourModel = { priors: [1 / 3, 1 / 3, 1 / 3], given: 1 };
const parse = (marks: string): boolean[][] => marks.split(" ").map((row) => [...row].map((mark) => mark === "1"));
const say = (answers: string): PastAnswer[] => [...answers].map((letter) => (letter === "r" ? "right" : letter === "w" ? "wrong" : "unsure"));

test("of two years, one marked by the second hour alone: right there and wrong elsewhere makes that hour 0.845 likely against a half", () => {
  // Odds 7/3 against 3/7: (7/3) / (7/3 + 3/7) = 49/58.
  const [first, second] = toLikelihoods(2, parse("01 00"), say("rw"));
  expect(first).toBeCloseTo(0.5, 12);
  expect(second).toBeCloseTo(49 / 58, 12);
});

test("right to everything, wrong to everything and nothing recalled tell no hour from another, whatever is marked", () => {
  const marks = parse("111 010 010 011 000 000");
  for (const answers of ["rrrrrr", "wwwwww", "uuuuuu"]) {
    const { lead, heights, isLeaning } = tellHours(three, marks, say(answers));
    expect([lead, isLeaning, ...heights.map((height) => Math.round(height * 1e9) / 1e9)]).toEqual([1, false, 1, 1, 1]);
  }
});

test("an hour is leaned to only if the same answers, dealt out anew, seldom lean as clearly", () => {
  const marks = parse("111 010 010 010 000 000");
  const clear = tellHours(three, marks, say("rrrrww"));
  // Fifteen ways to place four rights; in three of them the three telling years are all right.
  expect([clear.leaders, clear.isLeaning, clear.dealtShare]).toEqual([[1], true, 3 / 15]);
  expect(clear.lead).toBeGreaterThan(2);
  expect(clear.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  const vague = tellHours(three, marks, say("rrrwww"));
  expect([vague.isLeaning, vague.dealtShare > 0.2]).toEqual([false, true]);
});

test("hours that nothing asked tells apart lead together, and more than half of the day is no lean", () => {
  const marks = parse("110 110 110 000 000 000");
  const { leaders, isLeaning } = tellHours(three, marks, say("rrrwww"));
  expect([leaders, isLeaning]).toEqual([[0, 1], false]);
});

test("a year marked by every hour, or by none, has nothing to say of the hour", () => {
  expect(toInformation(three, parse("111 000"))).toBeCloseTo(0, 12);
  expect(toInformation(three, parse("010"))).toBeGreaterThan(0.05);
});
