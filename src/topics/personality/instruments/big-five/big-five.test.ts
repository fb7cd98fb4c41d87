import { expect, test } from "vitest";
import { listFaults } from "../../../kit/questionnaire/testing/list-faults.ts";
import { toKeyed } from "../../profile/profile.ts";
import { answerBlindly, answerPurely, toDice } from "../../testing/answerers.ts";
import { type Factor, facets, factors, items, toFactor } from "./items.ts";
import { bigFive } from "./questionnaire.ts";
import { scoreBigFive } from "./score.ts";

const answer = (given: Partial<Record<Factor, [direct: number, reversed: number]>>) =>
  scoreBigFive(items.map(({ scale, isReversed }) => given[scale]?.[isReversed ? 1 : 0] ?? 3));

test("the sixty statements have their words in both languages and never follow their own factor", async () => {
  expect(await listFaults(bigFive)).toEqual([]);
  for (const factor of factors) expect(items.filter(({ scale }) => scale === factor)).toHaveLength(12);
  expect(items.filter(({ scale }, at) => scale === items[at - 1]?.scale)).toEqual([]);
  for (const factor of factors) expect(items.filter(({ scale, isReversed }) => scale === factor && isReversed).length).toBeGreaterThanOrEqual(4);
});

test("by hand: openness 4 to the direct and 2 to the reversed is 48 of 12 to 60, three quarters in the whole and in each facet", () => {
  const cast = answer({ O: [4, 2] });
  expect(cast.scales.O).toEqual({ raw: 48, percent: 75 });
  for (const facet of facets) expect(cast.facets[facet]).toBe(toFactor(facet) === "O" ? 75 : 50);
  expect(cast.consistency).toBe(1);
});

test("a facet is its two items: keyed 5 and 4 make 87.5", () => {
  const cast = scoreBigFive(items.map(({ id }) => (id === "A.01" ? 5 : id === "A.02" ? 2 : 3)));
  expect(cast.facets.A1).toBe(87.5);
});

test("answers wholly of one factor put all its facets at the top, and only its", () => {
  for (const factor of factors) {
    const cast = scoreBigFive(answerPurely(items, factor));
    expect(cast.type).toBe(factor);
    expect(facets.filter((facet) => cast.facets[facet] === 100)).toEqual(facets.filter((facet) => toFactor(facet) === factor));
  }
});

test("blind answers agree with themselves no better than chance", () => {
  const dice = toDice(9);
  const casts = Array.from({ length: 300 }, () => scoreBigFive(answerBlindly(items, dice)));
  const mean = casts.reduce((sum, { consistency }) => sum + consistency!, 0) / casts.length;
  expect(mean).toBeGreaterThan(0.57);
  expect(mean).toBeLessThan(0.63);
});

test("only pairs keyed from both ends measure agreement", () => {
  const pairs = items.filter(({ twin }) => twin !== undefined);
  for (const { twin, isReversed, facet } of pairs) expect(items.find(({ id }) => id === twin)).toMatchObject({ isReversed: !isReversed, facet });
  expect(pairs.length).toBeGreaterThanOrEqual(15);
  expect(toKeyed({ isReversed: true }, 5)).toBe(1);
});
