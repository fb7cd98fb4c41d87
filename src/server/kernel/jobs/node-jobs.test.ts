import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createMetrics } from "../metrics.ts";
import { createNodeJobs } from "./node-jobs.ts";
import { createJobRunner } from "./run-job.ts";

const create = () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  return { nodeJobs: createNodeJobs(createJobRunner({ log, metrics: createMetrics() })), lines };
};

test("a turn is passed over while the last one lasts, and a stop waits for it", async () => {
  const { nodeJobs } = create();
  let turns = 0;
  let end = (): void => {};
  const stop = nodeJobs.every({
    name: "test.long",
    everyMs: 1,
    run: async () => {
      turns += 1;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    },
  });
  await vi.waitFor(() => expect(turns).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  let hasStopped = false;
  const stopping = stop().then(() => {
    hasStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect({ turns, hasStopped }).toEqual({ turns: 1, hasStopped: false });
  end();
  await stopping;
});

test("a turn that fails is logged by its name and followed by the next", async () => {
  const { nodeJobs, lines } = create();
  let turns = 0;
  const stop = nodeJobs.every({
    name: "test.failing",
    everyMs: 1,
    run: async () => {
      turns += 1;
      throw new Error("no");
    },
  });
  await vi.waitFor(() => expect(turns).toBeGreaterThan(1));
  await stop();
  expect(JSON.parse(lines[0]!)).toMatchObject({ job: "test.failing", msg: "job failed" });
});

test("a stop of all leaves what its owner stops", async () => {
  const { nodeJobs } = create();
  const turns = { ours: 0, theirs: 0 };
  nodeJobs.every({ name: "test.ours", everyMs: 1, run: async () => (turns.ours += 1) });
  const stop = nodeJobs.every({ name: "test.theirs", everyMs: 1, isOwnersToStop: true, run: async () => (turns.theirs += 1) });
  await vi.waitFor(() => expect(turns.ours).toBeGreaterThan(0));
  await nodeJobs.stop();
  const then = { ...turns };
  await vi.waitFor(() => expect(turns.theirs).toBeGreaterThan(then.theirs));
  expect(turns.ours).toBe(then.ours);
  await stop();
});
