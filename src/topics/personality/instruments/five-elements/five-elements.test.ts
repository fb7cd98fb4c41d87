import { describe, expect, it, test } from "vitest";
import { listFaults } from "../../../kit/questionnaire/testing/list-faults.ts";
import { answerBlindly, answerLikePerson, answerPurely, toDice } from "../../testing/answerers.ts";
import { type Element, elements, items } from "./items.ts";
import { fiveElements } from "./questionnaire.ts";
import { toBridge, toRelation } from "./relations.ts";
import { scoreFiveElements } from "./score.ts";

const answer = (given: Partial<Record<Element, [direct: number, reversed: number]>>) =>
  scoreFiveElements(items.map(({ scale, isReversed }) => given[scale]?.[isReversed ? 1 : 0] ?? 3));

test("the forty statements have their words in both languages and never follow their own element", async () => {
  expect(await listFaults(fiveElements)).toEqual([]);
  for (const element of elements) expect(items.filter(({ scale }) => scale === element)).toHaveLength(8);
  expect(items.filter(({ scale }, at) => scale === items[at - 1]?.scale)).toEqual([]);
});

test("by hand: wood 5 to the six direct and 2 to the two reversed is 38 of 8 to 40; fire 4 and 3 is 30", () => {
  const cast = answer({ wood: [5, 2], fire: [4, 3] });
  expect(cast.scales.wood).toEqual({ raw: 38, percent: 93.8 });
  expect(cast.scales.fire).toEqual({ raw: 30, percent: 68.8 });
  expect(cast.scales.metal).toEqual({ raw: 24, percent: 50 });
  // Ten pairs, of which four are a quarter apart.
  expect(cast).toMatchObject({ type: "wood", toSecond: "feeds", ties: [], consistency: 0.9, margins: { first: 25 } });
});

describe("the circle", () => {
  it.each([
    ["wood", "fire", "feeds"],
    ["water", "wood", "feeds"],
    ["fire", "wood", "fed"],
    ["wood", "earth", "checks"],
    ["metal", "wood", "checks"],
    ["earth", "wood", "checked"],
  ] as const)("%s and %s: it %s", (one, other, relation) => expect(toRelation(one, other)).toBe(relation));
  it.each([
    ["water", "fire", "wood"],
    ["earth", "wood", "fire"],
    ["metal", "fire", "earth"],
    ["metal", "wood", "water"],
    ["wood", "fire", null],
  ] as const)("between %s and %s lies %s", (one, other, bridge) => expect(toBridge(one, other)).toBe(bridge));
});

test("answers wholly of one element find it; blind ones are mostly ties", () => {
  for (const element of elements) expect(scoreFiveElements(answerPurely(items, element))).toMatchObject({ type: element, ties: [] });
  const dice = toDice(4);
  const tiesOf = (given: typeof answerLikePerson) =>
    Array.from({ length: 200 }, () => scoreFiveElements(given(items, dice))).filter(({ ties }) => ties.length > 0).length;
  const [people, blind] = [tiesOf(answerLikePerson), tiesOf(answerBlindly)];
  expect(blind).toBeGreaterThan(120);
  expect(people).toBeLessThan(blind);
});
