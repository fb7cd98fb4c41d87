import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryEventLog } from "../../../kernel/event-log/memory.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { asGeneration, asPerson } from "../../../testing/ids.ts";
import { followElsewhere } from "./follow-elsewhere.ts";
import type { Look } from "./watch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a run's reader is sent heartbeats only while its node shows signs of life", async () => {
  let onLook: (look: Look | null) => void = () => {};
  const watch = {
    add(_: unknown, listener: typeof onLook) {
      onLook = listener;
      return () => {};
    },
  };
  const kernel = { events: createMemoryEventLog({ now: () => 0 }) } as unknown as Kernel;
  const ended: boolean[] = [];
  const sink = { write: () => {}, end: (isDone: boolean) => void ended.push(isDone) };
  const following = followElsewhere(kernel, watch, { personId: asPerson("p"), generationId: asGeneration("g") }, 3, sink);
  const look: Look = { status: "running", cursor: 3, isFresh: true, isStale: false };
  const alive: boolean[] = [];
  for (const isFresh of [true, true, false, false, true]) {
    onLook({ ...look, isFresh });
    await vi.advanceTimersByTimeAsync(4000);
    alive.push(following.isAlive());
  }
  expect(alive).toEqual([true, true, false, false, true]);
  onLook(null);
  expect(ended).toEqual([false]);
});
