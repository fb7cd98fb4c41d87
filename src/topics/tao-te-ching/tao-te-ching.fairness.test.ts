import { expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { chapterCount } from "./data/chapters.ts";
import { castTaoTeChing } from "./engine.ts";

const seeds = 1000;
const drawsPerSeed = 1000;
/** What 80 degrees of freedom exceed once in a million, by Wilson and Hilferty's cube. */
const bound = 80 * (1 - 2 / (9 * 80) + 4.7534 * Math.sqrt(2 / (9 * 80))) ** 3;

it("a million seeded draws favour no chapter, and none after another", () => {
  const counts = new Array<number>(chapterCount).fill(0);
  const steps = new Array<number>(chapterCount).fill(0);
  for (let n = 0; n < seeds; n += 1) {
    const chance = chanceOf(new Uint8Array(32).fill(n & 255), `fairness-${n}`, "tao");
    let before = 1;
    for (let draw = 0; draw < drawsPerSeed; draw += 1) {
      const { chapter } = castTaoTeChing({ question: "" }, { chance });
      counts[chapter - 1]! += 1;
      steps[(chapter - before + chapterCount) % chapterCount]! += 1;
      before = chapter;
    }
  }
  const expected = (seeds * drawsPerSeed) / chapterCount;
  for (const seen of [counts, steps]) expect(seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(bound);
});
