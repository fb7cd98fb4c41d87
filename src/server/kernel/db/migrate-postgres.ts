import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrateQueue } from "../jobs/queue-database.ts";
import { migrationsFolder } from "./migrations.ts";
import { toRows } from "./postgres-client.ts";

/** Any number all our nodes agree on. */
const lockKey = 7_209_342;

/** Brings the tables, the queue's too, up to date over a connection of its own. Nodes that start together take turns: the later ones find the work done. */
export const migratePostgres = async (options: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(options);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("set lock_timeout = '60s'");
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
    await migrateQueue({ run: async (sql, values) => (await client.query(sql, values)).rows, script: async (sql) => toRows(await client.query(sql)) });
  } finally {
    // The lock goes with its connection.
    await client.end().catch(() => {});
  }
};
