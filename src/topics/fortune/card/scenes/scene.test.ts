import { expect, test } from "vitest";
import { lotSetIds } from "../../data/lot.ts";
import { lotSets } from "../../data/sets.ts";
import { findScene } from "./scene.tsx";

test("every lot whose verse is not quoted shows its tale, and no other does", () => {
  for (const set of lotSetIds) {
    for (const [number, verse] of Object.entries(lotSets[set]?.verses ?? {})) {
      expect([set, number, findScene(set, Number(number)) !== undefined]).toEqual([set, number, verse === null]);
    }
  }
});
