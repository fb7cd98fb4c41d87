import { expect, test } from "vitest";
import { createMemoryEventLog } from "../../../kernel/event-log/memory.ts";
import { asChat, asGeneration, asPerson } from "../../../testing/ids.ts";
import { createRun } from "../generation/run.ts";
import { tellBuiltin } from "./tell-builtin.ts";

const openRun = (text?: string) => {
  const events = createMemoryEventLog({ now: Date.now });
  return createRun({
    ids: { personId: asPerson("p"), generationId: asGeneration("g"), messageId: "m", groupId: asChat("c") },
    events,
    now: Date.now,
    ...(text === undefined ? {} : { text }),
  });
};
const text = "偏向可以走，但先把话谈清楚。𠮷祥：第二段。".repeat(3);

test("the whole text arrives, at any pace, without splitting a character", async () => {
  for (const pace of [0, 400, 3000]) {
    const run = openRun();
    const told = tellBuiltin(run, text, pace);
    run.flush();
    await told;
    run.flush();
    expect(run.text).toBe(text);
  }
});

test("what stands already is not told again", async () => {
  const run = openRun(text.slice(0, 20));
  await tellBuiltin(run, text, 0);
  run.flush();
  expect(run.text).toBe(text);
});

test("a stopped run grows no further", async () => {
  const run = openRun();
  const told = tellBuiltin(run, text, 50);
  await new Promise((resolve) => setTimeout(resolve, 100));
  run.abort("stopped");
  const kept = run.text;
  await told;
  run.flush();
  expect(run.text).toBe(kept);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(text.length);
});

test("skipping brings the rest at once", async () => {
  const run = openRun();
  const told = tellBuiltin(run, text, 20);
  run.isSkipping = true;
  await told;
  run.flush();
  expect(run.text).toBe(text);
});
