import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestPostgres, hasPostgres, type TestPostgres } from "../../testing/test-database.ts";
import { openWire, type Wire } from "../../testing/wire.ts";
import { StartProblem } from "../start-problem.ts";
import type { Database } from "./db.ts";
import { openPostgres, type PostgresOptions } from "./postgres.ts";

const isThere = await hasPostgres();

const short: PostgresOptions = { statementMs: 300, answerMs: 500, connectMs: 500, say: () => {} };
const pidOf = async (db: Pick<Database, "run">): Promise<number> => ((await db.run("select pg_backend_pid() as pid", [])) as { pid: number }[])[0]!.pid;

describe.runIf(isThere)("a PostgreSQL that goes away", () => {
  let postgres: TestPostgres;
  let wire: Wire;
  let database: Database;
  beforeAll(async () => {
    postgres = await createTestPostgres();
    wire = await openWire(postgres.url);
    database = await openPostgres(wire.url, short);
  });
  afterAll(async () => {
    await database.close();
    await wire.close();
    await postgres.drop();
  });
  const works = () => expect(database.run("select 1 as one", [])).resolves.toEqual([{ one: 1 }]);

  test("a connection ended in the middle of a transaction fails that transaction and nothing else", async () => {
    const other = await postgres.open();
    const failing = database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute("select pg_backend_pid() as pid")) as unknown as { rows: { pid: number }[] };
      await other.run("select pg_terminate_backend($1)", [rows[0]!.pid]);
      // The connection is lent out and nothing runs on it: nobody but the process itself is told.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute("select 1");
    });
    await expect(failing).rejects.toThrow();
    await works();
    await other.close();
  });

  test("a silent server is given up, and none of its connections is lent again", async () => {
    expect(await pidOf(database)).toBeGreaterThan(0);
    wire.silence();
    const attempts = Array.from({ length: 20 }, () => database.db.transaction((tx) => tx.execute("select 1")).then(String, () => "failed"));
    expect(await database.isReady()).toBe(false);
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(["failed"]));
    await wire.mend();
    await works();
    await Promise.all(Array.from({ length: 20 }, () => database.db.transaction((tx) => tx.execute("select 1"))));
  });

  test("a server that refuses is not ready, and is again when it is back", async () => {
    await wire.refuse();
    expect(await database.isReady()).toBe(false);
    await wire.mend();
    expect(await database.isReady()).toBe(true);
  });

  test("the start says what it waits for, and goes on when it comes", async () => {
    await wire.refuse();
    const said: string[] = [];
    const opening = openPostgres(wire.url, { ...short, say: (line) => said.push(line), everyMs: 20 });
    while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await wire.mend();
    await (await opening).close();
    const name = `PostgreSQL at ${new URL(wire.url).host}${new URL(postgres.url).pathname}`;
    expect([said[0]!.startsWith(`Waiting for ${name} (`), said.at(-1)]).toEqual([true, `${name} is there.`]);
  });

  test("a server that never comes, and one that does not know the database, are said in a sentence", async () => {
    await wire.refuse();
    await expect(openPostgres(wire.url, { ...short, waitMs: 50, everyMs: 20 })).rejects.toThrow(StartProblem);
    await wire.mend();
    await expect(openPostgres(`${wire.url}_unknown`, short)).rejects.toThrow(/refuses: database ".*_unknown" does not exist\. Mend DATABASE_URL/);
  });
});

test.runIf(isThere)("several nodes may bring one empty database up to date at once", async () => {
  for (let round = 0; round < 3; round += 1) {
    const postgres = await createTestPostgres();
    const opened = await Promise.all(Array.from({ length: 4 }, () => postgres.open()));
    for (const database of opened) {
      await expect(database.run("select count(*)::int as rows from messages", [])).resolves.toEqual([{ rows: 0 }]);
      await database.close();
    }
    await postgres.drop();
  }
});

test.runIf(isThere)("whoever listens hears again after the line was cut, refused or silent", async () => {
  const postgres = await createTestPostgres();
  const wire = await openWire(postgres.url);
  const database = await openPostgres(wire.url, short);
  const speaker = await postgres.open();
  const heard: string[] = [];
  const stop = database.listen!("news", (payload) => heard.push(payload));
  for (const fault of ["cut", "refuse", "silence"] as const) {
    await wire[fault]();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await wire.mend();
    while (!heard.includes(fault)) {
      await speaker.run("select pg_notify('news', $1)", [fault]);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await stop();
  await Promise.all([database.close(), speaker.close()]);
  await wire.close();
  await postgres.drop();
});
