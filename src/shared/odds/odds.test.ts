import { describe, expect, test } from "vitest";
import { type Chance, chanceOf } from "../chance.ts";
import { toUnevennessOdds } from "./evenness.ts";
import { toChanceOfEver } from "./ever.ts";
import { toBinomialTail, toHitOdds, toTail } from "./hits.ts";
import { toHolm } from "./holm.ts";
import { toWilson } from "./wilson.ts";

const chanceFor = (name: string): Chance => chanceOf(new Uint8Array(32).fill(7), name, "");

describe("the binomial tail", () => {
  // R: pbinom(k - 1, n, p, lower.tail = FALSE)
  test.each([
    [1, 1, 0.25, 0.25],
    [4, 8, 0.25, 0.1138153],
    [5, 8, 0.25, 0.02729797],
    [5, 10, 0.25, 0.07812691],
    [9, 20, 0.25, 0.04092517],
    [20, 20, 0.25, 0.25 ** 20],
    [8, 10, 0.5, 0.0546875],
    [0, 12, 0.25, 1],
    // Fisher’s lady tasting tea as eight free guesses.
    [8, 8, 0.5, 0.00390625],
  ])("%i of %i at %f is %f", (hits, trials, chance, tail) => {
    expect(toBinomialTail(hits, trials, chance)).toBeCloseTo(tail, 7);
  });

  test("trials of unlike chances add up to one, and give their mean", () => {
    const chances = [1 / 78, 3 / 78, 3 / 78, 10 / 78, 4 / 78];
    const odds = toHitOdds(chances);
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect(odds.reduce((sum, one, hits) => sum + one * hits, 0)).toBeCloseTo(21 / 78, 12);
    expect(toTail(odds, 1)).toBeCloseTo(1 - chances.reduce((none, chance) => none * (1 - chance), 1), 12);
    expect(toTail(odds, 6)).toBe(0);
  });
});

describe("Holm’s correction", () => {
  // R: p.adjust(p, "holm")
  test("the published order of rejections", () => {
    expect(toHolm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(6)))).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(toHolm([0.6, 0.02, 0.7])).toEqual([1, 0.06, 1]);
    expect(toHolm([0.04])).toEqual([0.04]);
    expect(toHolm([])).toEqual([]);
  });
});

describe("Wilson’s interval", () => {
  // R: prop.test(k, n, correct = FALSE)$conf.int
  test.each([
    [10, 20, 0.299298, 0.700702],
    [0, 10, 0, 0.277533],
    [10, 10, 0.722467, 1],
    [81, 263, 0.255291, 0.366215],
  ])("%i of %i", (hits, trials, low, high) => {
    expect(toWilson(hits, trials).low).toBeCloseTo(low, 4);
    expect(toWilson(hits, trials).high).toBeCloseTo(high, 4);
  });
  test("of nothing tried says nothing", () => {
    expect(toWilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe("looking again and again", () => {
  test("looked at once, it is the p-value itself", () => {
    expect(toChanceOfEver(toBinomialTail(5, 8, 0.25), 8, 8, 0.25)).toBeCloseTo(toBinomialTail(5, 8, 0.25), 12);
  });
  test("each further look only adds", () => {
    const seen = [8, 10, 20, 40].map((trials) => toChanceOfEver(0.05, trials, 8, 0.25));
    expect([...seen].sort((one, other) => one - other)).toEqual(seen);
    expect(seen.at(-1)!).toBeGreaterThan(0.05);
  });
  test("it is as often as guessers in fact see it", () => {
    const chance = chanceFor("ever");
    const people = 4000;
    let saw = 0;
    for (let person = 0; person < people; person += 1) {
      let hits = 0;
      let has = false;
      for (let done = 1; done <= 24; done += 1) {
        if (chance.below(4) === 0) hits += 1;
        if (done >= 8 && toBinomialTail(hits, done, 0.25) <= 0.05) has = true;
      }
      if (has) saw += 1;
    }
    expect(Math.abs(saw / people - toChanceOfEver(0.05, 24, 8, 0.25))).toBeLessThan(0.015);
  });
});

describe("2,000 sceptics who guess", () => {
  test("see a p-value at or below any bound no oftener than that bound", () => {
    const chance = chanceFor("sceptics");
    const seen = Array.from({ length: 2000 }, () => {
      const trials = 8 + chance.below(23);
      let hits = 0;
      for (let at = 0; at < trials; at += 1) if (chance.below(4) === 2) hits += 1;
      return toBinomialTail(hits, trials, 0.25);
    });
    for (const bound of [0.01, 0.05, 0.1, 0.25, 0.5]) {
      const share = seen.filter((p) => p <= bound).length / seen.length;
      expect(share).toBeLessThanOrEqual(bound + 3 * Math.sqrt((bound * (1 - bound)) / seen.length));
    }
  });

  test("and with four methods looked at, one of them passes Holm’s bound in no more than one record of twenty", () => {
    const chance = chanceFor("families");
    const people = 2000;
    let fooled = 0;
    for (let person = 0; person < people; person += 1) {
      const ps = Array.from({ length: 4 }, () => {
        let hits = 0;
        for (let at = 0; at < 16; at += 1) if (chance.below(4) === 0) hits += 1;
        return toBinomialTail(hits, 16, 0.25);
      });
      if (toHolm(ps).some((p) => p < 0.05)) fooled += 1;
    }
    expect(fooled / people).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / people));
  });
});

describe("how evenly things come", () => {
  const draw = (size: number, count: number, chance: Chance, seen: number[]): void => {
    const left = Array.from({ length: size }, (_, at) => at);
    for (let place = 0; place < count; place += 1) {
      const [item] = left.splice(chance.below(left.length), 1);
      seen[item!] = seen[item!]! + 1;
    }
  };

  test("under chance its p-values are spread evenly from 0 to 1", () => {
    const chance = chanceFor("people");
    const draws = Array.from({ length: 12 }, (_, at) => ({ size: 22, count: 1 + (at % 3) }));
    const people = 300;
    const ps = Array.from({ length: people }, (_, at) => {
      const seen = Array<number>(22).fill(0);
      for (const { size, count } of draws) draw(size, count, chance, seen);
      return toUnevennessOdds(seen, draws, chanceFor(`record ${at}`)).p;
    });
    const farthest = Math.max(...[...ps].sort((one, other) => one - other).map((p, at) => Math.abs((at + 1) / people - p)));
    // Kolmogorov–Smirnov at 0.1 %, and a step for the ties of a small record.
    expect(farthest).toBeLessThan(1.95 / Math.sqrt(people) + 0.06);
  }, 60_000);

  test("one thing that always comes is no chance; the same record gives the same value", () => {
    const draws = Array.from({ length: 20 }, () => ({ size: 78, count: 1 }));
    const seen = [20, ...Array<number>(77).fill(0)];
    const own = toUnevennessOdds(seen, draws, chanceFor("stuck"));
    expect(own.p).toBe(1 / (own.records + 1));
    expect(toUnevennessOdds(seen, draws, chanceFor("stuck"))).toEqual(own);
    expect(toUnevennessOdds([0, 0], [], chanceFor("none"))).toEqual({ p: 1, records: 0 });
  });
});
