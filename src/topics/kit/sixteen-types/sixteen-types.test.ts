import { describe, expect, it, test } from "vitest";
import { listFaults } from "../questionnaire/testing/list-faults.ts";
import { type Axis, axes, type Letter, letterAt, lettersOf, toNeighbour, toOpposite, typeNames } from "./axes.ts";
import { itemsEn } from "./en/items.ts";
import golden from "./golden/scores.json" with { type: "json" };
import { listItems, type SixteenItem, sixteenItemTypes } from "./items.ts";
import { toBracket, toNoise } from "./margin.ts";
import { mbtiQuestionnaire } from "./questionnaire.ts";
import { scoreSixteen } from "./score.ts";
import { answerBlindly, answerByLeaning, answerPurely, chanceFrom } from "./testing/answerers.ts";
import { itemsZh } from "./zh/items.ts";

const versions = ["simplified", "standard", "full"] as const;
const count = (items: readonly SixteenItem[], holds: (item: SixteenItem) => boolean): number => items.filter(holds).length;

describe("the items", () => {
  test.each([
    ["simplified", 28],
    ["standard", 93],
    ["full", 200],
  ] as const)("%s asks %i, all four kinds, and every shorter one's", (version, total) => {
    const items = listItems(version);
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(sixteenItemTypes));
    const longer = new Set(listItems("full").map(({ id }) => id));
    expect(items.filter(({ id }) => !longer.has(id))).toEqual([]);
  });

  test("are fifty an axis, half of the first answers keyed to either letter", () => {
    for (const axis of axes) {
      const own = listItems("full").filter((item) => item.axis === axis);
      expect(own).toHaveLength(50);
      for (const type of sixteenItemTypes) {
        const ofType = own.filter((item) => item.type === type);
        expect(count(ofType, ({ keys }) => keys[0] === lettersOf[axis][0]) * 2).toBe(ofType.length);
      }
    }
  });

  test.each(versions)("of %s are balanced to one item an axis, and over all", (version) => {
    const isFirst = ({ axis, keys }: SixteenItem): boolean => keys[0] === lettersOf[axis][0];
    for (const axis of axes) {
      const own = listItems(version).filter((item) => item.axis === axis && item.type !== "final");
      expect(Math.abs(2 * count(own, isFirst) - own.length)).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(2 * count(listItems(version), isFirst) - listItems(version).length)).toBeLessThanOrEqual(1);
  });

  test.each(versions)("of %s mix the axes, and keep two of one theme apart", (version) => {
    const items = listItems(version);
    for (const [at, { axis, theme }] of items.entries()) {
      const next = items[at + 1];
      if (next && next.type !== "final") expect(items.slice(at, at + 3).every((item) => item.axis === axis)).toBe(false);
      const other = items.findIndex((item, place) => place > at && theme !== null && item.theme === theme);
      if (other > 0) expect(other - at).toBeGreaterThan(version === "simplified" ? 3 : 20);
    }
  });

  test("have words in both languages, none twice, and none that negates twice", async () => {
    expect(await listFaults(mbtiQuestionnaire)).toEqual([]);
    expect(Object.values(itemsZh).filter(({ text }) => /不[^，。]{0,6}不(?!住|少|错)|没有不|[A-Za-z]/.test(text))).toEqual([]);
    expect(Object.values(itemsEn).filter(({ text }) => /\bnot un|\bnever not\b|n['’]t [^.]*\bnot\b|\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test("keep both sides of about one length, so that none looks the better", () => {
    for (const words of [itemsZh, itemsEn]) {
      const both = listItems("full").flatMap(({ id, axis, keys }) => {
        const [one, other] = words[id]!.options;
        return one && other ? [{ axis, lengths: keys[0] === lettersOf[axis][0] ? [one.length, other.length] : [other.length, one.length] }] : [];
      });
      for (const axis of axes) {
        const [first, second] = [0, 1].map((side) => both.filter((item) => item.axis === axis).reduce((sum, { lengths }) => sum + lengths[side]!, 0));
        expect(first! / second!).toBeGreaterThan(0.8);
        expect(first! / second!).toBeLessThan(1.25);
      }
    }
  });
});

describe("the types", () => {
  it("are sixteen, each with four neighbours one letter away", () => {
    expect(new Set(typeNames).size).toBe(16);
    for (const type of typeNames)
      for (const axis of axes) {
        const near = toNeighbour(type, axis);
        expect(typeNames).toContain(near);
        expect(letterAt(near, axis)).toBe(toOpposite(letterAt(type, axis)));
      }
  });
});

describe("the score", () => {
  test.each(golden.cases)("of $name", ({ letters, outward, type, percent, ties, consistency, bracket }) => {
    const items = listItems("simplified");
    const toLetter = (item: SixteenItem): Letter =>
      item.axis === "EI" && outward?.includes(item.type) ? "E" : letterAt(letters === "firstAnswers" ? "ESTJ" : letters, item.axis);
    const answers = letters === "firstAnswers" ? items.map(() => 1) : items.map((item) => item.keys.indexOf(toLetter(item)) + 1);
    const score = scoreSixteen(items, answers);
    expect(score.type).toBe(type);
    expect(Object.fromEntries(axes.map((axis) => [axis, score.scales[axis].percent]))).toEqual(percent);
    expect(score.ties).toEqual(ties);
    expect(score.consistency).toBe(consistency);
    if (bracket) {
      const { low, high } = score.axes[bracket.axis as Axis];
      expect([low, high]).toEqual([bracket.low, bracket.high]);
    }
  });

  test.each(versions)("finds every pure type in %s, with no tie", (version) => {
    const items = listItems(version);
    for (const type of typeNames) {
      const score = scoreSixteen(items, answerPurely(items, type));
      expect(score.type).toBe(type);
      expect(score.ties).toEqual([]);
      expect(Object.values(score.margins)).toEqual([100, 100, 100, 100]);
      expect(score.consistency).toBe(1);
    }
  });

  test.each([
    ["simplified", 24],
    ["standard", 16],
    ["full", 11],
  ] as const)("gives blind answers to %s a margin of over %i and mostly no letter", (version, width) => {
    const next = chanceFrom(5);
    const items = listItems(version);
    const scores = Array.from({ length: 400 }, () => scoreSixteen(items, answerBlindly(items, next)));
    const all = scores.flatMap((score) => Object.values(score.axes));
    expect(all.reduce((sum, { low, high }) => sum + (high - low) / 2, 0) / all.length).toBeGreaterThan(width);
    expect(all.filter(({ isTie }) => !isTie).length / all.length).toBeLessThan(0.08);
    expect(scores.filter(({ ties }) => ties.length === 0).length / scores.length).toBeLessThan(0.005);
  });

  test.each(versions)("holds a leaning of its own in the brackets of %s nineteen times of twenty", (version) => {
    const next = chanceFrom(11);
    const items = listItems(version);
    let held = 0;
    let told = 0;
    let right = 0;
    for (let turn = 0; turn < 500; turn += 1) {
      const leanings = { EI: next(), SN: next(), TF: next(), JP: next() };
      const score = scoreSixteen(items, answerByLeaning(items, leanings, next));
      for (const axis of axes) {
        const { letter, low, high, isTie } = score.axes[axis];
        const own = 100 * (letter === lettersOf[axis][0] ? leanings[axis] : 1 - leanings[axis]);
        if (own >= low - 0.5 && own <= high + 0.5) held += 1;
        if (!isTie) told += 1;
        if (!isTie && own > 50) right += 1;
      }
    }
    expect(held / 2000).toBeGreaterThan(0.94);
    expect(right / told).toBeGreaterThan(0.98);
  });

  it("narrows the bracket as like answers agree and as items grow", () => {
    const width = (version: (typeof versions)[number], apart: number): number => {
      const { low, high } = toBracket(0.7, listItems(version).length / 4, toNoise({ pairs: 20, apart, expected: 8 }));
      return high - low;
    };
    expect(width("full", 0)).toBeLessThan(width("full", 8));
    expect(width("full", 4)).toBeLessThan(width("standard", 4));
    expect(width("standard", 4)).toBeLessThan(width("simplified", 4));
  });

  it("settles a tie by the closing items, and by the points where those are split", () => {
    const items = listItems("full");
    const half = (closing: readonly Letter[], more: Letter) => {
      let seen = 0;
      const counts = { choice: 0, truefalse: 0, description: 0, final: 0 };
      return scoreSixteen(
        items,
        items.map((item) => {
          if (item.axis !== "TF") return 1;
          if (item.type === "final") return item.keys.indexOf(closing[seen++]!) + 1;
          counts[item.type] += 1;
          const letter = item.type === "choice" && counts.choice === 1 ? more : counts[item.type] % 2 === 0 ? "T" : "F";
          return item.keys.indexOf(letter) + 1;
        }),
      ).axes.TF;
    };
    expect(half(["F", "F"], "T")).toMatchObject({ letter: "F", settledBy: "final", isTie: true });
    expect(half(["T", "T"], "T")).toMatchObject({ letter: "T", settledBy: "final", isTie: true });
    expect(half(["T", "F"], "T")).toMatchObject({ letter: "T", settledBy: "lean", isTie: true });
  });

  it("scores any selection of the items: an axis that wasn't asked is even", () => {
    const items = listItems("full").filter(({ axis }) => axis !== "EI");
    const { scales, ties, type } = scoreSixteen(items, answerPurely(items, "ENFP"));
    expect(scales.EI.percent).toBe(50);
    expect(ties).toEqual(["EI"]);
    expect(type.slice(1)).toBe("NFP");
  });
});
