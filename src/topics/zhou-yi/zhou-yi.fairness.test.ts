import { expect, it } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { divideStalks, throwCoins, toValueOfCoins, toValueOfStalks } from "../kit/hexagrams/casting.ts";

const lines = 1_000_000;
/** Three degrees of freedom at p = 1e-6. */
const bound = 30.66;

it.each([
  ["coins", [1 / 8, 3 / 8, 3 / 8, 1 / 8], throwCoins, toValueOfCoins],
  ["stalks", [1 / 16, 5 / 16, 7 / 16, 3 / 16], divideStalks, toValueOfStalks],
] as const)("%s make 6 7 8 9 as often as they should over a million lines", (_name, shares, draw, toValue) => {
  const chance = chanceOf(new Uint8Array(32).fill(9), "fairness", "zhou-yi");
  const seen = [0, 0, 0, 0];
  for (let line = 0; line < lines; line += 1) seen[(toValue as (thrown: unknown) => number)(draw(chance)) - 6]! += 1;
  const chiSquare = seen.reduce((sum, count, index) => sum + (count - lines * shares[index]!) ** 2 / (lines * shares[index]!), 0);
  expect(chiSquare).toBeLessThan(bound);
});
