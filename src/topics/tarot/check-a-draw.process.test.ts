import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chanceOf, commitmentOf } from "../../shared/chance.ts";
import { castTarot } from "./engine.ts";

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) process.stdout.write("skipped: python3 is not on this machine\n");

const recipe = readFileSync(new URL("../../../docs/recipes/check-a-draw.md", import.meta.url), "utf8");
const program = /```python\n([\s\S]*?)```/.exec(recipe)?.[1] ?? "";

test.runIf(hasPython)("the recipe, in another language and without our code, gives the seal and the cards of a draw", () => {
  for (let round = 0; round < 12; round += 1) {
    const seed = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + round * 101) % 256);
    const [castId, nonce] = [`cast-${round}`, round === 0 ? "" : `n_${round}`];
    const { stdout } = spawnSync("python3", ["-c", program, Buffer.from(seed).toString("hex"), castId, nonce, "10"], { encoding: "utf8" });
    const { cards } = castTarot({ spread: "celticCross", question: "" }, { chance: chanceOf(seed, castId, nonce) });
    const told = cards.map(({ id, reversed }) => `(${id}, '${reversed ? "reversed" : "upright"}')`).join(", ");
    expect(stdout).toBe(`seal ${commitmentOf(seed, castId)}\ncards [${told}]\n`);
  }
});
