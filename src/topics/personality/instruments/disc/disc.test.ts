import { describe, expect, it, test } from "vitest";
import { listFaults } from "../../../kit/questionnaire/testing/list-faults.ts";
import { pickBlindly, pickLikePerson, toDice } from "../../testing/answerers.ts";
import { items, type Style, styles, toGroup } from "./items.ts";
import { disc } from "./questionnaire.ts";
import { scoreDisc } from "./score.ts";

const groups = items.map((_, at) => toGroup(at));
const pick = (most: (at: number) => Style, least: (at: number) => Style) =>
  scoreDisc(groups.map((group, at) => [group.indexOf(most(at)) + 1, group.indexOf(least(at)) + 1] as const));

test("the 24 groups have four words each in both languages, no word twice in a language", async () => {
  expect(items).toHaveLength(24);
  expect(await listFaults(disc)).toEqual([]);
  for (const locale of ["zh", "en"] as const) {
    const words = Object.values(await disc.words[locale]()).flatMap(({ options }) => options);
    expect(words).toHaveLength(96);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});

test("each letter stands as often in each place of a group", () => {
  for (const style of styles) for (const place of [0, 1, 2, 3]) expect(groups.filter((group) => group[place] === style)).toHaveLength(6);
});

describe("by hand", () => {
  it("always D as most and C as least is D alone", () => {
    const cast = pick(
      () => "D",
      () => "C",
    );
    expect(cast).toMatchObject({ type: "D", ties: [], consistency: 1, graphs: { D: { most: 24, least: 0, difference: 24 }, C: { difference: -24 } } });
    expect(styles.map((style) => cast.scales[style].percent)).toEqual([100, 50, 50, 0]);
  });
  it("D in the first half, I in the second, C always least: 75 each, a tie, DI", () => {
    const cast = pick(
      (at) => (at < 12 ? "D" : "I"),
      () => "C",
    );
    expect(styles.map((style) => cast.scales[style].percent)).toEqual([75, 75, 50, 0]);
    expect(cast).toMatchObject({ type: "DI", ties: ["I"] });
  });
  it("9 times most and once least is (8 + 24) / 48", () => {
    const cast = pick(
      (at) => (at < 9 ? "S" : "C"),
      (at) => (at === 20 ? "S" : "D"),
    );
    expect(cast.graphs.S).toEqual({ most: 9, least: 1, difference: 8 });
    expect(cast.scales.S.percent).toBe(66.7);
  });
});

test("the differences of the four always sum to nothing", () => {
  const dice = toDice(2);
  for (let time = 0; time < 200; time++) {
    const { graphs, answers } = scoreDisc(pickBlindly(groups, dice));
    expect(styles.reduce((sum, style) => sum + graphs[style].difference, 0)).toBe(0);
    expect(Object.keys(answers)).toHaveLength(48);
  }
});

test("blind picks agree with themselves to about 63 percent and tie more than a person’s", () => {
  const dice = toDice(6);
  const cast = (given: typeof pickBlindly) => Array.from({ length: 300 }, () => scoreDisc(given(groups, dice)));
  const [blind, people] = [cast(pickBlindly), cast(pickLikePerson)];
  const mean = blind.reduce((sum, { consistency }) => sum + consistency!, 0) / blind.length;
  expect(mean).toBeGreaterThan(0.6);
  expect(mean).toBeLessThan(0.65);
  const tied = (casts: typeof blind) => casts.filter(({ ties }) => ties.length > 0).length;
  expect(tied(people)).toBeLessThan(tied(blind));
});
