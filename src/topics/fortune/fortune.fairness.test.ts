import { expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { chiSquareBound, chiSquareOf } from "../kit/testing/chi-square.ts";
import { castFortune } from "./engine.ts";
import { refusedOnce } from "./facts.ts";

const seeds = 250;
const castsPerSeed = 1000;

it("over a million sticks rise, each number as often as another, and the blocks fall a half, a quarter, a quarter", () => {
  const risen = new Array<number>(100).fill(0);
  const granted = new Array<number>(100).fill(0);
  const falls = { divine: 0, laughing: 0, negative: 0 };
  let sticks = 0;
  for (let n = 0; n < seeds; n += 1) {
    const chance = chanceOf(new Uint8Array(32).fill(n & 255), `fairness-${n}`, "");
    for (let cast = 0; cast < castsPerSeed; cast += 1) {
      const { blocks, number } = castFortune({ deity: "guanyin", question: "" }, { chance });
      granted[number - 1]! += 1;
      for (const { made, throws } of blocks) {
        risen[made - 1]! += 1;
        sticks += 1;
        for (const fall of throws) falls[fall] += 1;
      }
    }
  }
  expect(sticks).toBeGreaterThan(1_000_000);
  for (const counts of [risen, granted]) expect(chiSquareOf(counts)).toBeLessThan(chiSquareBound(99));
  const quarters = [falls.divine / 2, falls.divine / 2, falls.laughing, falls.negative];
  expect(chiSquareOf(quarters)).toBeLessThan(chiSquareBound(2));
  const casts = seeds * castsPerSeed;
  const share = casts / sticks;
  expect(Math.abs(share - (1 - refusedOnce))).toBeLessThan(5 * Math.sqrt((refusedOnce * (1 - refusedOnce)) / sticks));
}, 300_000);
