import { afterEach, describe, expect, test } from "vitest";
import { AppError } from "../../../shared/errors.ts";
import { createInlineWorkers } from "./inline.ts";
import { createWorkerPool, type PoolOptions } from "./pool.ts";
import type { Workers } from "./port.ts";
import { works } from "./testing/works.ts";

const entry = new URL("./testing/works.ts", import.meta.url);
const opened: Workers[] = [];
const open = (options: Partial<PoolOptions> = {}): Workers => {
  const pool = createWorkerPool({ entry, threads: 1, ...options });
  opened.push(pool);
  return pool;
};
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

/** Work that takes the only thread until it is let go. */
const hold = (pool: Workers) => {
  const flag = new SharedArrayBuffer(4);
  const held = pool.run("test.wait", { flag });
  const letGo = () => {
    Atomics.store(new Int32Array(flag), 0, 1);
    Atomics.notify(new Int32Array(flag), 0);
  };
  return { held, letGo };
};

describe.each([
  { name: "in place", make: () => createInlineWorkers(works) },
  { name: "in a thread", make: () => open() },
])("work $name", ({ make }) => {
  test("takes and gives plain data", async () => {
    expect(await make().run("test.double", { value: 21 })).toBe(42);
    await expect(make().run("test.double", { value: () => 21 })).rejects.toThrow(/clone/);
  });

  test("refuses by name and with its details", async () => {
    const refusal = await make()
      .run("test.refuse", { field: "birth" })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ error: "invalidParameters", details: { fields: { birth: "required" } } });
  });

  test("that breaks is a bug and no refusal", async () => {
    const broken = await make()
      .run("test.break", {})
      .catch((error: unknown) => error);
    expect(broken).not.toBeInstanceOf(AppError);
    expect(broken).toMatchObject({ message: "a bug" });
    await expect(make().run("test.unheardOf", {})).rejects.toThrow("no such work");
  });
});

describe("the pool", () => {
  test("ends work without an end, and the next in line is done by a new thread", async () => {
    const pool = open({ workMs: 3000 });
    const [endless, next] = await Promise.allSettled([pool.run("test.never", {}), pool.run("test.double", { value: 1 })]);
    expect(endless).toMatchObject({ status: "rejected", reason: { message: "test.never took longer than 3000 ms" } });
    expect(next).toEqual({ status: "fulfilled", value: 2 });
  });

  test("outlives work that takes more memory than there is", async () => {
    const pool = open({ heapMb: 32 });
    const [greedy, next] = await Promise.allSettled([pool.run("test.grow", {}), pool.run("test.double", { value: 1 })]);
    expect(greedy).toMatchObject({ status: "rejected", reason: { code: "ERR_WORKER_OUT_OF_MEMORY" } });
    expect(next).toEqual({ status: "fulfilled", value: 2 });
  });

  test("refuses what would wait behind too many, and nothing of what has begun", async () => {
    const pool = open({ waitingAtMost: 2 });
    const { held, letGo } = hold(pool);
    const waiting = [1, 2].map((value) => pool.run("test.double", { value }));
    await expect(pool.run("test.double", { value: 3 })).rejects.toMatchObject({ error: "busy" });
    const begun = pool.run("test.double", { value: 4 }, { isBegun: true });
    letGo();
    expect(await held).toBe("let go");
    expect(await Promise.all([...waiting, begun])).toEqual([2, 4, 8]);
    expect(await pool.run("test.double", { value: 5 })).toBe(10);
  });

  test("does what has begun before what has not", async () => {
    const pool = open();
    const { letGo } = hold(pool);
    const done: string[] = [];
    const told = (name: string, isBegun: boolean) => pool.run("test.double", { value: 1 }, { isBegun }).then(() => done.push(name));
    const all = [told("new", false), told("newer", false), told("begun", true), told("begun too", true)];
    letGo();
    await Promise.all(all);
    expect(done).toEqual(["begun", "begun too", "new", "newer"]);
  });

  test("forgets waiting work whose asker has gone, and lets work under way end without losing its thread", async () => {
    const pool = open();
    const { held, letGo } = hold(pool);
    const gone = new AbortController();
    const dropped = pool.run("test.never", {}, { signal: gone.signal });
    const kept = pool.run("test.double", { value: 1 });
    gone.abort(new Error("gone"));
    await expect(dropped).rejects.toThrow("gone");
    await expect(pool.run("test.double", { value: 1 }, { signal: gone.signal })).rejects.toThrow("gone");

    const leaving = new AbortController();
    const unheard = pool.run("test.double", { value: 1 }, { signal: leaving.signal });
    letGo();
    await held;
    leaving.abort(new Error("gone too"));
    await expect(unheard).rejects.toThrow("gone too");
    expect(await kept).toBe(2);
    expect(await pool.run("test.double", { value: 8 })).toBe(16);
  });
});
