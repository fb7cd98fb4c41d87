import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { listTestDatabases } from "../../testing/test-database.ts";
import { createTestNode, type TestNode } from "../../testing/test-jobs.ts";

const patience = { timeout: 20_000, interval: 50 };
const limitSeconds = 20;

describe.each(await listTestDatabases())("jobs ($name)", ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let nodes: TestNode[] = [];
  const addNode = (): TestNode => {
    const node = createTestNode(database);
    nodes.push(node);
    return node;
  };
  const runTotal = async ({ metrics }: TestNode, job: string, outcome: string): Promise<number> =>
    (await metrics.jobs.get()).values.find(({ labels }) => labels.job === job && labels.outcome === outcome)?.value ?? 0;

  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await Promise.all(nodes.map(({ jobs }) => jobs.stop(1000)));
    nodes = [];
  });
  afterAll(() => database.dispose());

  test("what is sent in a transaction is done once it commits, and is gone where it is rolled back", async () => {
    const done: number[] = [];
    const { jobs } = addNode();
    const sending = jobs.define<{ n: number }>({ name: "test.transaction", limitSeconds, run: async ({ n }) => done.push(n) });
    await jobs.start();
    const rolledBack = database.db.transaction(async (tx) => {
      await sending.send(tx, { n: 1 });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await database.db.transaction((tx) => sending.send(tx, { n: 2 }));
    await sending.send(database.db, { n: 3 });
    await vi.waitFor(() => expect(done.toSorted()).toEqual([2, 3]), patience);
    expect(await database.run("select 1 from pgboss.job where name = $1 and data->>'n' = '1'", ["test.transaction"])).toEqual([]);
  });

  test("what is sent for later waits, and the metrics say how long what is due has waited", async () => {
    const done: number[] = [];
    const node = addNode();
    const sending = node.jobs.define<{ n: number }>({ name: "test.later", limitSeconds, run: async ({ n }) => done.push(n) });
    await node.jobs.start();
    await sending.send(database.db, { n: 1 }, { afterSeconds: 3600 });
    await sending.send(database.db, { n: 2 });
    await vi.waitFor(() => expect(done).toEqual([2]), patience);
    expect(await node.metrics.toText()).toContain('yarrow_job_oldest_seconds{job="test.later"} 0');
    await node.jobs.stop();
    await database.run("update pgboss.job set start_after = now() - interval '90 seconds' where name = $1 and state = 'created'", ["test.later"]);
    expect(Number(/yarrow_job_oldest_seconds\{job="test\.later"\} (\S+)/.exec(await node.metrics.toText())![1])).toBeGreaterThanOrEqual(90);
    expect(done).toEqual([2]);
  });

  test("a job that fails is tried again and stops no other; neither log nor row holds what people wrote", async () => {
    const tries: string[] = [];
    const node = addNode();
    const failing = node.jobs.define<{ id: string }>({
      name: "test.failing",
      limitSeconds,
      retries: 2,
      retryAfterSeconds: 1,
      run: async ({ id }) => {
        tries.push(id);
        if (tries.length < 3) throw Object.assign(new Error("no answer"), { params: ["what I dreamt"] });
      },
    });
    const done: string[] = [];
    const other = node.jobs.define<{ id: string }>({ name: "test.other", limitSeconds, run: async ({ id }) => done.push(id) });
    await node.jobs.start();
    await failing.send(database.db, { id: "a" });
    await other.send(database.db, { id: "b" });
    await vi.waitFor(() => expect(done).toEqual(["b"]), patience);
    await vi.waitFor(async () => expect(await runTotal(node, "test.failing", "done")).toBe(1), patience);
    expect(tries).toEqual(["a", "a", "a"]);
    expect(await runTotal(node, "test.failing", "failed")).toBe(2);
    expect(node.lines.filter((line) => line.includes('"job":"test.failing"'))).toHaveLength(2);
    const rows = await database.run("select * from pgboss.job where name = $1", ["test.failing"]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, node.lines])).not.toContain("dreamt");
  });

  test("what takes longer than its limit is told so and has failed", async () => {
    const node = addNode();
    let reason: unknown;
    const slow = node.jobs.define<{ id: string }>({
      name: "test.slow",
      limitSeconds: 1,
      retries: 0,
      run: async (_, signal) => {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        reason = signal.reason;
      },
    });
    await node.jobs.start();
    await slow.send(database.db, { id: "a" });
    await vi.waitFor(async () => expect(await runTotal(node, "test.slow", "failed")).toBe(1), patience);
    expect(String(reason)).toBe("Error: took longer than 1 s");
    await vi.waitFor(
      async () => expect(await database.run("select state from pgboss.job where name = $1", ["test.slow"])).toEqual([{ state: "failed" }]),
      patience,
    );
  });

  test("a crowd of jobs is taken up by batches, each job settled for itself", async () => {
    const node = addNode();
    const done = new Set<number>();
    const sending = node.jobs.define<{ n: number }>({
      name: "test.crowd",
      limitSeconds,
      retries: 0,
      run: async ({ n }) => {
        if (n === 7) throw new Error("no");
        done.add(n);
      },
    });
    await node.jobs.start();
    for (let n = 0; n < 23; n += 1) await sending.send(database.db, { n });
    await vi.waitFor(() => expect(done.size).toBe(22), patience);
    await vi.waitFor(
      async () =>
        expect(await database.run("select data->>'n' as n from pgboss.job where name = $1 and state <> 'completed'", ["test.crowd"])).toEqual([{ n: "7" }]),
      patience,
    );
  });

  test("a repeated job is done by one of two nodes", async () => {
    let runs = 0;
    const minute = (): number => Math.floor(Date.now() / 60_000);
    const from = minute();
    const [one, other] = [addNode(), addNode()];
    for (const { jobs } of [one, other]) {
      jobs.repeat({ name: "test.repeated", cron: "* * * * *", limitSeconds, run: async () => (runs += 1) });
      await jobs.start();
    }
    await vi.waitFor(() => expect(runs).toBeGreaterThan(0), { ...patience, timeout: 30_000 });
    // Both nodes have looked twice more by then.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(runs).toBeLessThanOrEqual(1 + minute() - from);
    expect((await runTotal(one, "test.repeated", "done")) + (await runTotal(other, "test.repeated", "done"))).toBe(runs);
  });

  test("a start without the database goes on trying, and nothing is sent until it has worked", async () => {
    let isAway = true;
    const asked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (isAway) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      return work();
    };
    const node = createTestNode({
      ...database,
      run: (...given) => asked(() => database.run(...given)),
      script: (...given) => asked(() => database.script(...given)),
    });
    nodes.push(node);
    const done: string[] = [];
    const sending = node.jobs.define<{ id: string }>({ name: "test.away", limitSeconds, run: async ({ id }) => done.push(id) });
    await node.jobs.start();
    await expect(sending.send(database.db, { id: "a" })).rejects.toThrow("the jobs have not started");
    isAway = false;
    await vi.waitFor(() => sending.send(database.db, { id: "b" }), patience);
    await vi.waitFor(() => expect(done).toEqual(["b"]), patience);
  });

  test("all jobs are listed in one place, a node's own too, and no two are called the same", async () => {
    const { jobs } = addNode();
    let turns = 0;
    jobs.define({ name: "test.sent", limitSeconds, run: async () => {} });
    jobs.repeat({ name: "test.hourly", cron: "5 * * * *", limitSeconds, run: async () => {} });
    const stop = jobs.every({ name: "test.local", everyMs: 20, run: async () => (turns += 1) });
    expect(() => jobs.define({ name: "test.hourly", limitSeconds, run: async () => {} })).toThrow("two jobs are called test.hourly");
    expect(jobs.list()).toEqual([
      { name: "test.sent", kind: "sent", when: null },
      { name: "test.hourly", kind: "repeated", when: "5 * * * *" },
      { name: "test.local", kind: "node", when: "20 ms" },
    ]);
    await vi.waitFor(() => expect(turns).toBeGreaterThan(1), patience);
    await stop();
  });

  test("a stop waits for what is under way and takes up nothing more", async () => {
    const { jobs } = addNode();
    let end = (): void => {};
    const begun: string[] = [];
    const ended: string[] = [];
    const sending = jobs.define<{ id: string }>({
      name: "test.stopping",
      limitSeconds,
      run: async ({ id }) => {
        begun.push(id);
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        ended.push(id);
      },
    });
    await jobs.start();
    await sending.send(database.db, { id: "a" });
    await vi.waitFor(() => expect(begun).toEqual(["a"]), patience);
    let hasStopped = false;
    const stopping = jobs.stop().then(() => {
      hasStopped = true;
    });
    await sending.send(database.db, { id: "b" });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(hasStopped).toBe(false);
    end();
    await stopping;
    expect({ begun, ended }).toEqual({ begun: ["a"], ended: ["a"] });
    const rows = await database.run("select data->>'id' as id, state from pgboss.job where name = $1 order by 1", ["test.stopping"]);
    expect(rows).toEqual([
      { id: "a", state: "completed" },
      { id: "b", state: "created" },
    ]);
  });

  test("a stop does not wait for ever: what it cuts off is there for another node", async () => {
    const [first, second] = [addNode(), addNode()];
    const done: string[] = [];
    const job = { name: "test.cut", limitSeconds, retryAfterSeconds: 1 };
    const sending = first.jobs.define<{ id: string }>({
      ...job,
      run: (_, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
    });
    await first.jobs.start();
    await sending.send(database.db, { id: "a" });
    await vi.waitFor(
      async () => expect(await database.run("select state from pgboss.job where name = $1", [job.name])).toEqual([{ state: "active" }]),
      patience,
    );
    await first.jobs.stop(1000);
    second.jobs.define<{ id: string }>({ ...job, run: async ({ id }) => done.push(id) });
    await second.jobs.start();
    await vi.waitFor(() => expect(done).toEqual(["a"]), patience);
  });
});
