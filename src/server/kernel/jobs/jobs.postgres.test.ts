import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestPostgres, hasPostgres, type TestPostgres } from "../../testing/test-database.ts";
import { createTestNode } from "../../testing/test-jobs.ts";

describe.skipIf(!(await hasPostgres()))("jobs of several nodes", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await createTestPostgres();
  });
  afterAll(() => postgres.drop());

  test("three nodes that start on an empty database at once share its jobs, each done by one", async () => {
    const done: number[] = [];
    const nodes = await Promise.all(
      [0, 1, 2].map(async () => {
        const database = await postgres.open();
        const { jobs, lines } = createTestNode(database);
        const sending = jobs.define<{ n: number }>({ name: "test.shared", limitSeconds: 20, run: async ({ n }) => done.push(n) });
        await jobs.start();
        return { database, jobs, lines, sending };
      }),
    );
    expect(nodes.flatMap(({ lines }) => lines)).toEqual([]);
    await Promise.all(nodes.flatMap(({ sending, database }, at) => [0, 3, 6, 9].map((n) => sending.send(database.db, { n: n + at }))));
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(12), { timeout: 20_000 });
    await Promise.all(nodes.map(({ jobs }) => jobs.stop()));
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    await Promise.all(nodes.map(({ database }) => database.close()));
  });
});
