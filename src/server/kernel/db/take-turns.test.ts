import type { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

/** As PGlite works: every statement takes its time in this thread, and no callback of the loop comes between two. */
const openClient = () => {
  const log: string[] = [];
  const query = async (text: string): Promise<void> => {
    const endMs = performance.now() + 1;
    while (performance.now() < endMs);
    if (text === "broken") throw new Error(text);
    log.push(text);
  };
  const transaction = async (work: (tx: { query: typeof query }) => Promise<void>): Promise<void> => {
    await query("begin");
    await work({ query });
    await query("commit");
  };
  return { client: { query, transaction } as unknown as Pick<PGlite, "query" | "transaction">, log };
};

test("a crowd's statements leave the loop its turns and keep their order; one that fails holds nobody up", async () => {
  const { client, log } = openClient();
  const { query } = takeTurns(client);
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const statements = Array.from({ length: 100 }, (_, at) => (at === 50 ? "broken" : String(at)));
  const settled = await Promise.allSettled(statements.map((text) => query(text)));
  isOver = true;
  expect(turns).toBeGreaterThan(3);
  expect(log).toEqual(statements.filter((text) => text !== "broken"));
  expect(settled.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("a transaction is one turn: what came after it waits for its commit", async () => {
  const { client, log } = openClient();
  takeTurns(client);
  await Promise.all([
    client.transaction(async (tx) => {
      await tx.query("inside");
      await new Promise((resolve) => setImmediate(resolve));
      await tx.query("still inside");
    }),
    client.query("after"),
  ]);
  expect(log).toEqual(["begin", "inside", "still inside", "commit", "after"]);
});
