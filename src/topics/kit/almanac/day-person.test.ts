import { expect, test } from "vitest";
import { type Ganzhi, sixty, toBranch } from "../calendar/sexagenary.ts";
import type { Branch } from "../hexagrams/branches.ts";
import { frames } from "../pillars/data/branch-ties.ts";
import { listTies } from "./day-person.ts";

const withBranch = (branch: Branch): Ganzhi => sixty.find((one) => toBranch(one) === branch)!;

test("a day that completes a 三合 with a person's year and day is tied to both, in every order of the three", () => {
  for (const [birth, peak, store] of frames)
    for (const [year, own, chosen] of [
      [birth, peak, store],
      [birth, store, peak],
      [peak, birth, store],
      [peak, store, birth],
      [store, birth, peak],
      [store, peak, birth],
    ] as const) {
      const ties = listTies(withBranch(chosen), { year: withBranch(year), day: withBranch(own), useful: [], name: null });
      expect(ties.filter(({ kind }) => kind === "threeHarmony")).toEqual([
        { kind: "threeHarmony", pillar: "year", of: year },
        { kind: "threeHarmony", pillar: "day", of: own },
      ]);
    }
});
