import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { listFaults } from "../kit/questionnaire/testing/list-faults.ts";
import golden from "./golden/by-hand.json" with { type: "json" };
import { items as enneagramItems, types } from "./instruments/enneagram/items.ts";
import { enneagram } from "./instruments/enneagram/questionnaire.ts";
import { type EnneagramCast, toNeighbors } from "./instruments/enneagram/score.ts";
import { functions, items as jungianItems } from "./instruments/jungian/items.ts";
import { jungian } from "./instruments/jungian/questionnaire.ts";
import { isAuxiliaryOf, type JungianCast, toCode, toOpposite } from "./instruments/jungian/score.ts";
import { groups, items as temperamentItems } from "./instruments/keirsey/items.ts";
import { keirsey } from "./instruments/keirsey/questionnaire.ts";
import { type TemperamentCast, toGroup } from "./instruments/keirsey/score.ts";
import type { Profile, ScaleItem } from "./profile/profile.ts";
import { answerBlindly, answerLikePerson, answerPurely, toDice } from "./testing/answerers.ts";
import { personality } from "./topic.ts";

const scaleItems = { enneagram: enneagramItems, jungian: jungianItems } as const;
type ScaleTest = keyof typeof scaleItems;
const castOf = (test: ScaleTest, answers: readonly number[]): Profile =>
  personality.cast(personality.parse({ test, answers }), { moment: "2026-11-21T04:00:00.000Z", chance: undefined as never }) as Profile;

describe.each([enneagram, jungian])("the items of $test", (questionnaire) => {
  it("have their words in both languages, each its own", async () => {
    expect(await listFaults(questionnaire)).toEqual([]);
  });
  it("are so mixed that no scale follows itself", () => {
    const order = questionnaire.listItems("standard").map(({ id }) => id.split(".")[0]);
    expect(order.filter((scale, at) => scale === order[at - 1])).toEqual([]);
  });
  it("ask some of each scale from the other end", () => {
    const own: readonly ScaleItem[] = scaleItems[questionnaire.test as ScaleTest];
    for (const scale of new Set(own.map((item) => item.scale)))
      expect(own.filter((item) => item.scale === scale && item.isReversed).length).toBeGreaterThanOrEqual(2);
  });
});

test("nine types have twelve statements each, eight functions eight", () => {
  expect(types.map((type) => enneagramItems.filter(({ scale }) => scale === type).length)).toEqual(types.map(() => 12));
  expect(functions.map((one) => jungianItems.filter(({ scale }) => scale === one).length)).toEqual(functions.map(() => 8));
});

describe.each(golden.cases)("by hand, $test: $of", ({ test, answers, raw, percent, type, lead, consistency }) => {
  const own: readonly ScaleItem[] = scaleItems[test as ScaleTest];
  const given = answers as Record<string, { direct: number; reversed: number } | undefined>;
  const cast = castOf(
    test as ScaleTest,
    own.map(({ scale, isReversed }) => given[scale]?.[isReversed ? "reversed" : "direct"] ?? 3),
  );
  it("comes to the scores, the type, the lead and the consistency", () => {
    for (const [scale, points] of Object.entries(raw)) expect(cast.scales[scale]!.raw).toBe(points);
    for (const [scale, points] of Object.entries(percent)) expect(cast.scales[scale]!.percent).toBe(points);
    expect(cast.type).toBe(type);
    expect(cast.margins.first).toBe(lead);
    expect(cast.consistency).toBe(consistency);
  });
});

describe.each(Object.keys(scaleItems) as ScaleTest[])("answers to %s", (test) => {
  const own: readonly ScaleItem[] = scaleItems[test];
  const scales = [...new Set(own.map(({ scale }) => scale))];

  it("that are wholly one scale find that scale, with no tie", () => {
    for (const scale of scales) {
      const cast = castOf(test, answerPurely(own, scale));
      expect(cast.order[0]).toBe(scale);
      expect(cast.scales[scale]!.percent).toBe(100);
      expect(cast.ties).toEqual([]);
    }
  });
  it("that are blind have wide brackets, mostly ties, and agree no better than chance", () => {
    const dice = toDice(11);
    const casts = Array.from({ length: 200 }, () => castOf(test, answerBlindly(own, dice)));
    const widths = casts.flatMap(({ brackets }) => Object.values(brackets).map(({ low, high }) => high - low));
    expect(Math.min(...widths)).toBeGreaterThan(20);
    expect(casts.filter(({ ties }) => ties.length > 0).length).toBeGreaterThan(150);
    const consistency = casts.reduce((sum, one) => sum + one.consistency!, 0) / casts.length;
    expect(consistency).toBeGreaterThan(0.57);
    expect(consistency).toBeLessThan(0.63);
  });
  it("that are a person's are told apart better than blind ones", () => {
    const dice = toDice(5);
    const tiesOf = (answer: typeof answerLikePerson) =>
      Array.from({ length: 200 }, () => castOf(test, answer(own, dice))).filter(({ ties }) => ties.length > 0).length;
    expect(tiesOf(answerLikePerson)).toBeLessThan(tiesOf(answerBlindly));
  });
  it("mean the same turned round: yes to a reversed item is a no to its scale", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: own.length, maxLength: own.length }), fc.nat(own.length - 1), (answers, at) => {
        const item = own[at]!;
        const before = castOf(test, answers.with(at, 2)).scales[item.scale]!.raw;
        const after = castOf(test, answers.with(at, 5)).scales[item.scale]!.raw;
        expect(after - before).toBe(item.isReversed ? -3 : 3);
      }),
      { numRuns: 60 },
    );
  });
  it("keep every percent within its bracket and the order from high to low", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: own.length, maxLength: own.length }), (answers) => {
        const { order, scales: scored, brackets, margins, ties } = castOf(test, answers);
        const percents = order.map((scale) => scored[scale]!.percent);
        expect(percents).toEqual(percents.toSorted((one, other) => other - one));
        for (const scale of order) {
          expect(brackets[scale]!.low).toBeLessThanOrEqual(scored[scale]!.percent);
          expect(brackets[scale]!.high).toBeGreaterThanOrEqual(scored[scale]!.percent);
        }
        expect(margins.first).toBeCloseTo(percents[0]! - percents[1]!, 5);
        // What is nearer than a tie is a tie.
        expect(ties.every((scale) => order.indexOf(scale) > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
  it("all alike are a tie of all", () => {
    expect(
      castOf(
        test,
        own.map(() => 3),
      ).ties,
    ).toHaveLength(scales.length - 1);
  });
});

describe("a wing", () => {
  const lean = (type: string, wing: string) =>
    castOf(
      "enneagram",
      enneagramItems.map(({ scale, isReversed }) => (scale === type ? (isReversed ? 1 : 5) : scale === wing ? (isReversed ? 2 : 4) : 3)),
    ) as EnneagramCast;
  it.each([
    ["9", "1"],
    ["9", "8"],
    ["1", "9"],
    ["4", "5"],
    ["5", "4"],
  ])("of %s to %s is named, round the circle too", (type, wing) => {
    expect(lean(type, wing)).toMatchObject({ type: `${type}w${wing}`, isWingSure: true });
  });
  it("is never one that is no neighbor", () => {
    expect(lean("5", "2")).toMatchObject({ type: "5", wing: null, wingLead: 0 });
    for (const type of types) expect(toNeighbors(type)).not.toContain(type);
  });
});

describe("the classical order", () => {
  it.each([
    ["Ti", "Ne", "INTP"],
    ["Te", "Ni", "ENTJ"],
    ["Fi", "Ne", "INFP"],
    ["Se", "Fi", "ESFP"],
    ["Si", "Fe", "ISFJ"],
    ["Ni", "Fe", "INFJ"],
  ] as const)("%s with %s is written %s", (first, auxiliary, code) => {
    expect(isAuxiliaryOf(auxiliary, first)).toBe(true);
    expect(toCode(first, auxiliary)).toBe(code);
  });
  it("has two that may stand beside each, sixteen orders in all", () => {
    const codes = functions.flatMap((first) => functions.filter((one) => isAuxiliaryOf(one, first)).map((one) => toCode(first, one)));
    expect(new Set(codes).size).toBe(16);
    for (const one of functions) expect(toOpposite(toOpposite(one))).toBe(one);
  });
  it("is said not to hold where the far pole is second", () => {
    const cast = castOf(
      "jungian",
      jungianItems.map(({ scale, isReversed }) => (scale === "Ti" ? (isReversed ? 1 : 5) : scale === "Fe" ? (isReversed ? 2 : 4) : 3)),
    ) as JungianCast;
    expect(cast.pattern).toMatchObject({ isSecondAuxiliary: false, isInferiorLow: false });
  });
});

describe("temperaments", () => {
  const answered = (letters: string) => temperamentItems.map(({ keys }) => (letters.includes(keys[0]) ? 1 : 2));
  const scored = (answers: readonly number[]) =>
    personality.cast(personality.parse({ test: "keirsey", answers }), { moment: "2026-11-21T04:00:00.000Z", chance: undefined as never }) as TemperamentCast;
  it("have their words, and leave E and I unasked", async () => {
    expect(await listFaults(keirsey)).toEqual([]);
    expect(temperamentItems.map(({ axis }) => axis)).not.toContain("EI");
  });
  it.each([
    ["STJ", "SJ"],
    ["SFP", "SP"],
    ["NTJ", "NT"],
    ["NFP", "NF"],
  ])("of somebody wholly %s are wholly %s", (letters, group) => {
    const cast = scored(answered(letters));
    expect(cast).toMatchObject({ type: group, byLetters: group, ties: [] });
    expect(cast.scales[cast.order[0]!].percent).toBe(100);
  });
  it("share out a hundred, whatever is answered", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 }), { minLength: temperamentItems.length, maxLength: temperamentItems.length }), (answers) => {
        const { scales, brackets, byLetters, axes } = scored(answers);
        expect(groups.reduce((sum, group) => sum + scales[group].percent, 0)).toBeCloseTo(100, 0);
        for (const group of groups) expect(brackets[group].low).toBeLessThanOrEqual(scales[group].percent);
        expect(byLetters).toBe(toGroup(Object.values(axes).map(({ letter }) => letter)));
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is asked for", () => {
  it.each([
    ["做九型", "zh", "enneagram"],
    ["Start the nine types", "en", "enneagram"],
    ["开始测试：荣格八功能", "zh", "jungian"],
    ["cognitive functions please", "en", "jungian"],
  ] as const)("by “%s” in %s is %s", (text, locale, id) => {
    expect(personality.understand(text, {}, locale)).toEqual({ test: id });
  });
  it("is nothing where no test is named", () => {
    expect(personality.understand("我为什么总跟人吵架", {}, "zh")).toEqual({});
  });
  it("and not answered in full is refused by item", () => {
    expect(() => personality.parse({ test: "enneagram", answers: [1, 2, 3] })).toThrow();
    expect(() => personality.parse({ test: "enneagram", answers: enneagramItems.map(() => 6) })).toThrow();
  });
});
