import { expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { chiSquareBound, chiSquareOf } from "../kit/testing/chi-square.ts";
import { castTarot } from "./engine.ts";

const seeds = 1000;
const drawsPerSeed = 1000;

it("a million seeded draws favour no card in any place, no way up, and no card after another", () => {
  const byPlace = [0, 1, 2].map(() => new Array<number>(78).fill(0));
  const turned = [0, 1, 2].map(() => [0, 0]);
  const steps = new Array<number>(77).fill(0);
  for (let n = 0; n < seeds; n += 1) {
    const chance = chanceOf(new Uint8Array(32).fill(n & 255), `fairness-${n}`, "");
    for (let draw = 0; draw < drawsPerSeed; draw += 1) {
      const { cards } = castTarot({ spread: "three", question: "" }, { chance });
      for (const [place, { id, reversed }] of cards.entries()) {
        byPlace[place]![id]! += 1;
        turned[place]![reversed ? 1 : 0]! += 1;
      }
      steps[((cards[1]!.id - cards[0]!.id + 78) % 78) - 1]! += 1;
    }
  }
  for (const counts of [...byPlace, ...turned, steps]) expect(chiSquareOf(counts)).toBeLessThan(chiSquareBound(counts.length - 1));
}, 300_000);
