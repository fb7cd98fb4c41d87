import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { createClient } from "redis";
import type { Database } from "../kernel/db/db.ts";
import { openMemoryPglite } from "../kernel/db/pglite.ts";
import { openPostgres } from "../kernel/db/postgres.ts";

export const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? "postgres://root@127.0.0.1:5432/postgres";
export const testRedisUrl = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const withAdmin = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: testDatabaseUrl, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const sayWhenAway = (isThere: boolean, what: string): boolean => {
  if (!isThere) process.stdout.write(`skipped: ${what}\n`);
  return isThere;
};

/** Whether there is a PostgreSQL to try; said where there is none. */
export const hasPostgres = async (): Promise<boolean> =>
  sayWhenAway(await withAdmin(async () => true).catch(() => false), "PostgreSQL (no server at TEST_DATABASE_URL)");

const greetRedis = async (): Promise<true> => {
  const client = createClient({ url: testRedisUrl, socket: { connectTimeout: 2000, reconnectStrategy: false } });
  client.on("error", () => {});
  await client.connect();
  await client.close();
  return true;
};

/** Whether there is a Redis to try; said where there is none. */
export const hasRedis = async (): Promise<boolean> => sayWhenAway(await greetRedis().catch(() => false), "Redis (no server at TEST_REDIS_URL)");

export interface TestPostgres {
  url: string;
  open(): Promise<Database>;
  drop(): Promise<void>;
}

/** A database of its own on the test server, and nothing else of it touched. */
export const createTestPostgres = async (): Promise<TestPostgres> => {
  const name = `yarrow_test_${randomBytes(6).toString("hex")}`;
  await withAdmin((client) => client.query(`create database ${name}`));
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    open: () => openPostgres(url.href),
    drop: () => withAdmin((client) => client.query(`drop database ${name} with (force)`)).then(() => {}),
  };
};

/** An embedded database in memory, migrated: from the dump that was made for all, where there is one. */
export const openTestPglite = (): ReturnType<typeof openMemoryPglite> => {
  const dump = process.env.TEST_PGLITE_DUMP;
  return openMemoryPglite(dump ? new Blob([readFileSync(dump)]) : undefined);
};

/** The databases the slice tests run on: the embedded one always, PostgreSQL where there is one. */
export const listTestDatabases = async (): Promise<{ name: string; open: () => Promise<Database & { dispose(): Promise<void> }> }[]> => {
  const embedded = {
    name: "PGlite",
    open: async () => {
      const database = await openTestPglite();
      return { ...database, dispose: () => database.close() };
    },
  };
  if (!(await hasPostgres())) return [embedded];
  const postgres = {
    name: "PostgreSQL",
    open: async () => {
      const own = await createTestPostgres();
      const database = await own.open();
      return {
        ...database,
        dispose: async () => {
          await database.close();
          await own.drop();
        },
      };
    },
  };
  return [embedded, postgres];
};
