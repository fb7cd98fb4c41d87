import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { AppError } from "../../../shared/errors.ts";
import { parseInput } from "../parse-input.ts";
import { answersInput } from "./answers-input.ts";
import { bracketOf, isTie } from "./bracket.ts";
import { consistencyOf, toScore } from "./consistency.ts";
import { defineQuestionnaire, findVersion } from "./define-questionnaire.ts";
import { isAnswer, optionCounts, parseAnswers } from "./parse-answers.ts";
import { rankScales, toAxisMargin, toPercent } from "./percent.ts";
import { type Answer, type Item, itemTypes } from "./questionnaire.ts";
import { listFaults } from "./testing/list-faults.ts";

const items: Item[] = [
  { id: "a", type: "scale" },
  { id: "b", type: "choice" },
  { id: "c", type: "mostLeast" },
];

const fieldsOf = (run: () => unknown): Record<string, string> => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError && error.details && "fields" in error.details) return error.details.fields;
    throw error;
  }
  throw new Error("nothing was refused");
};

describe("answers", () => {
  test("are taken in the items' order, or by id in any order", () => {
    const answers = [4, 2, [1, 3]];
    const named = [
      { id: "c", value: [1, 3] },
      { id: "a", value: 4 },
      { id: "b", value: 2 },
    ];
    expect(parseAnswers(items, answers)).toEqual(answers);
    expect(parseAnswers(items, named)).toEqual(answers);
    expect(parseAnswers(items, { b: 2, c: [1, 3], a: 4 })).toEqual(answers);
  });

  test("that lack, do not fit, or belong to no item are named by their place", () => {
    expect(fieldsOf(() => parseAnswers(items, [6, null, [2, 2], 1]))).toEqual({
      "answers.0": "choice",
      "answers.1": "required",
      "answers.2": "choice",
      "answers.3": "unknown",
    });
    expect(fieldsOf(() => parseAnswers(items, { a: 1, b: 1 }))).toEqual({ "answers.2": "required" });
    expect(
      fieldsOf(() =>
        parseAnswers(items, [
          { id: "a", value: 1 },
          { id: "a", value: 2 },
          { id: "b", value: 1 },
          { id: "c", value: [1, 2] },
        ]),
      ),
    ).toEqual({ "answers.0": "repeated" });
    expect(fieldsOf(() => parseAnswers(items, undefined))).toEqual({ answers: "required" });
    expect(fieldsOf(() => parseAnswers(items, "3,1"))).toEqual({ answers: "invalid_type" });
  });

  test("of any type are whole numbers within what is offered", () => {
    for (const type of itemTypes) {
      const item: Item = { id: "x", type };
      const count = optionCounts[type];
      const all = Array.from({ length: count + 2 }, (_, at) => at);
      const taken: Answer[] = type === "mostLeast" ? all.flatMap((one) => all.map((other) => [one, other] as const)) : all;
      const expected = type === "mostLeast" ? count * (count - 1) : count;
      expect(taken.filter((value) => isAnswer(item, value))).toHaveLength(expected);
      expect(isAnswer(item, 1.5)).toBe(false);
      expect(isAnswer(item, "1")).toBe(false);
    }
  });

  test("are part of a topic's input, and what is wrong is named there", () => {
    const schema = answersInput(z.object({ version: z.enum(["simplified", "full"]) }), ({ version }) => (version === "full" ? items : items.slice(0, 1)));
    expect(parseInput(schema, { version: "full", answers: { a: 1, b: 2, c: [4, 1] } })).toEqual({ version: "full", answers: [1, 2, [4, 1]] });
    expect(fieldsOf(() => parseInput(schema, { version: "simplified", answers: [0] }))).toEqual({ "answers.0": "choice" });
    expect(fieldsOf(() => parseInput(schema, { version: "long", answers: [1] }))).toEqual({ version: "invalid_value" });
    expect(fieldsOf(() => parseInput(schema, null))).toEqual({ input: "invalid_type" });
  });
});

describe("a test", () => {
  const words = { a: { text: "A", options: [] }, b: { text: "B", options: ["1", "2"] }, c: { text: "C", options: ["1", "2", "3", "4"] } };
  const whole = defineQuestionnaire({
    test: "disc",
    versions: ["standard"],
    listItems: () => items,
    words: { zh: () => words, en: async () => words },
    minutes: { standard: 3 },
  });

  test("with one length serves it whatever was asked for", () => {
    expect(findVersion(whole, "full")).toBe("standard");
    expect(findVersion({ ...whole, versions: ["simplified", "full"] }, "standard")).toBeNull();
    expect(findVersion({ ...whole, versions: ["simplified", "full"] }, "full")).toBe("full");
  });

  test("is whole when every item has its words, and its closing items close it", async () => {
    expect(await listFaults(whole)).toEqual([]);
    const broken: Item[] = [
      { id: "b", type: "final" },
      { id: "a", type: "scale" },
      { id: "a", type: "scale" },
      { id: "d", type: "truefalse" },
    ];
    const faults = await listFaults({ ...whole, listItems: () => broken, minutes: {} });
    expect(faults).toEqual(
      expect.arrayContaining(["disc standard: a twice", "disc standard: a after a final item", "disc standard: no minutes", "disc zh d: no words"]),
    );
  });
});

describe("scores", () => {
  test("in percent run from the least to the most", () => {
    expect(toPercent(9, 9, 45)).toBe(0);
    expect(toPercent(27, 9, 45)).toBe(50);
    expect(toPercent(45, 9, 45)).toBe(100);
    expect(toPercent(10, 9, 45)).toBe(2.8);
    expect(toAxisMargin(50)).toBe(0);
    expect(toAxisMargin(12.5)).toBe(75);
  });

  test("rank from high to low with the lead over the next", () => {
    expect(rankScales({ one: 40, two: 71.5, three: 60 })).toEqual([
      { key: "two", percent: 71.5, margin: 11.5 },
      { key: "three", percent: 60, margin: 20 },
      { key: "one", percent: 40, margin: 0 },
    ]);
  });

  test("of reversed items are turned round", () => {
    expect(toScore(5, 5)).toBe(1);
    expect(toScore(5, 5, true)).toBe(0);
    expect(toScore(2, 5, true)).toBe(0.75);
  });

  test("of like items agree by their mean distance, once there are three pairs", () => {
    expect(
      consistencyOf([
        [1, 1],
        [0, 0],
        [1, 0],
      ]),
    ).toBe(0.67);
    expect(
      consistencyOf([
        [1, 1],
        [0, 0],
      ]),
    ).toBeNull();
  });
});

describe("the 95 % bracket", () => {
  const score = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);

  test("of five for and two against takes in the middle; of all seven it does not", () => {
    expect(isTie(bracketOf([1, 1, 1, 1, 1, 0, 0]))).toBe(true);
    expect(isTie(bracketOf([1, 1, 1, 1, 1, 1, 1]))).toBe(false);
    expect(bracketOf([1, 1, 1, 1, 1, 1, 1])).toEqual({ percent: 100, low: 59, high: 100 });
  });

  test("holds the percent, mirrors when every score is turned, and narrows as the same answers come again", () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 60 }), (scores) => {
        const { percent, low, high } = bracketOf(scores);
        const turned = bracketOf(scores.map((one) => 1 - one));
        const twice = bracketOf([...scores, ...scores]);
        expect(low).toBeLessThanOrEqual(percent);
        expect(high).toBeGreaterThanOrEqual(percent);
        expect(turned.low).toBeCloseTo(100 - high, 0);
        expect(twice.high - twice.low).toBeLessThanOrEqual(high - low + 0.2);
      }),
    );
  });

  test("is wider for unequal weights than for equal ones of the same count", () => {
    const scores = [1, 0, 1, 0, 1, 0, 1, 0];
    const even = bracketOf(scores);
    const uneven = bracketOf(scores, [5, 5, 1, 1, 1, 1, 1, 1]);
    expect(uneven.high - uneven.low).toBeGreaterThan(even.high - even.low);
  });
});
