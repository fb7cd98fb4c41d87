import { expect, test } from "vitest";
import { createLetIn } from "./let-in.ts";
import { turnLoop } from "./turn-loop.ts";

const countTurns = async (until: Promise<unknown>): Promise<number> => {
  let isDone = false;
  void until.then(() => (isDone = true));
  let turns = 0;
  for (; !isDone; turns += 1) await turnLoop();
  return turns;
};

test("whoever comes alone is served at once", async () => {
  expect(await countTurns(createLetIn()())).toBeLessThanOrEqual(2);
});

test("a crowd is let in before anybody is served, and served in the order it came, one a turn", async () => {
  const letIn = createLetIn();
  const served: number[] = [];
  const servedWhileComing: number[] = [];
  const all: Promise<unknown>[] = [];
  const come = (at: number): void => {
    if (at < 9) setImmediate(come, at + 1);
    servedWhileComing.push(served.length);
    all.push(letIn().then(() => served.push(at)));
  };
  come(0);
  for (let turn = 0; turn < 9; turn += 1) await turnLoop();
  expect(servedWhileComing).toEqual(Array(10).fill(0));
  expect(await countTurns(Promise.all(all))).toBeGreaterThanOrEqual(9);
  expect(served).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a crowd without an end keeps nobody waiting for ever", async () => {
  const letIn = createLetIn();
  let isServed = false;
  void letIn().then(() => (isServed = true));
  let came = 0;
  for (; !isServed && came < 100; came += 1) {
    void letIn();
    await turnLoop();
  }
  expect(came).toBeLessThanOrEqual(20);
});
