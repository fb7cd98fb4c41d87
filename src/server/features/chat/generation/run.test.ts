import { expect, test } from "vitest";
import { createMemoryEventLog } from "../../../kernel/event-log/memory.ts";
import { asChat, asGeneration, asPerson } from "../../../testing/ids.ts";
import { createRun } from "./run.ts";

const open = () => {
  const ids = { personId: asPerson("p"), generationId: asGeneration("g"), messageId: "m", groupId: asChat("c") };
  return createRun({ ids, events: createMemoryEventLog({ now: () => 0 }), now: () => 0 });
};

test("a stop that comes while the rows are settled comes too late, and the text stands", () => {
  const run = open();
  run.write("可以走。");
  run.seal();
  expect(run.abort("stopped")).toBe(false);
  run.write("多出来的");
  expect([run.text, run.abortedAs, run.signal.aborted]).toEqual(["可以走。", null, false]);
});

test("only the first stop counts", () => {
  const run = open();
  run.write("可以走。");
  expect([run.abort("stopped"), run.abort("interrupted"), run.abortedAs]).toEqual([true, false, "stopped"]);
});

test("what the person saw never ends in half a character", () => {
  const run = open();
  run.write("好🌙的");
  run.abort("stopped");
  run.clampTo(2);
  expect(run.text).toBe("好");
});
