import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestPglite } from "../../testing/test-database.ts";
import { listTalks } from "./talks/list-talks.ts";
import { findRepeats } from "./talks/playing/check-talk.ts";
import { openPlayer, type Player } from "./talks/playing/player.ts";
import { judge } from "./talks/playing/print-talk.ts";

/** Of the turns as they are heard, and of those heard as they were meant: what the hearing gets wrong is the hearing's. */
const rightAtLeast = { heard: 0.65, meant: 0.95 };
const repeatedAtMost = 0.02;

const talks = await listTalks();

describe("talks", () => {
  let player: Player;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    const database = await openTestPglite();
    player = await openPlayer(database);
    dispose = () => database.close();
  });
  afterAll(async () => {
    await player.close();
    await dispose();
  });

  test.each(["heard", "meant"] as const)("%s: nearly every turn is answered as it should be, and nothing is said twice", { timeout: 300_000 }, async (how) => {
    const tally = { turns: 0, right: 0, sentences: 0, repeated: 0 };
    for (const talk of talks) {
      const turns = await player.play(talk, { isMeant: how === "meant" });
      const { count, repeats } = findRepeats(turns);
      tally.turns += turns.length;
      tally.right += judge(turns).filter((wrong) => wrong.length === 0).length;
      tally.sentences += count;
      tally.repeated += [...repeats.values()].flat().length;
    }
    expect(tally.right / tally.turns).toBeGreaterThanOrEqual(rightAtLeast[how]);
    expect(tally.repeated / tally.sentences).toBeLessThanOrEqual(repeatedAtMost);
  });
});
