import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FrameBatch, lastSeqOf } from "./frames.ts";
import { createOutbox } from "./outbox.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what a store that is away does not take is kept in order, and given when it is back", async () => {
  let isAway = true;
  const taken: FrameBatch[] = [];
  const outbox = createOutbox({
    everyMs: 50,
    write: async (batches) => {
      if (isAway) throw new Error("away");
      taken.push(...batches);
      return [];
    },
  });
  outbox.add("run", 1, ["a"]);
  await vi.advanceTimersByTimeAsync(60);
  outbox.add("run", 2, ["b"]);
  outbox.end("run", 2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([taken, outbox.isFlowing()]).toEqual([[], false]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(taken).toEqual([{ runKey: "run", fromSeq: 1, frames: ["a", "b"], isEnd: true }]);
  expect(outbox.isFlowing()).toBe(true);
  await outbox.close();
});

test("a store that stays away for long does not fill the memory: the oldest are given up, and their numbers show the gap", async () => {
  let isAway = true;
  const taken: FrameBatch[] = [];
  const outbox = createOutbox({
    everyMs: 50,
    limitCharacters: 100,
    write: async (batches) => {
      if (isAway) return batches;
      taken.push(...batches);
      return [];
    },
  });
  for (let seq = 1; seq <= 50; seq += 1) {
    outbox.add("run", seq, ["0123456789"]);
    await vi.advanceTimersByTimeAsync(2100);
  }
  isAway = false;
  await vi.advanceTimersByTimeAsync(3000);
  const frames = taken.flatMap((batch) => batch.frames);
  expect(frames.length).toBeLessThanOrEqual(11);
  expect(lastSeqOf(taken.at(-1)!)).toBe(50);
  await outbox.close();
});
