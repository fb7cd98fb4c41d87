import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { type WaitOptions, waitFor } from "../wait-for.ts";
import type { Database, Db } from "./db.ts";
import { isPassing } from "./is-passing.ts";
import { listenOn } from "./listen.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { BoundedClient, isSilent, toRows } from "./postgres-client.ts";

export interface PostgresOptions extends WaitOptions {
  /** The server gives a statement up after this: a hanging one must not hold a person's answer. */
  statementMs?: number;
  /** We give it up after this: a silent server gives nothing up. */
  answerMs?: number;
  /** For a connection, be it new or one of the pool's that are all lent out. */
  connectMs?: number;
}

/** A transaction that nobody goes on with lets go of its locks after this. */
const idleInTransactionMs = 15_000;
const readyMs = 2000;
const maxConnections = 16;

const withinMs = (work: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, ms, false).unref()),
  ]);

/** Our own transaction: Drizzle's never gives a connection back whose `begin` fails, and sixteen such make a pool that is empty for ever. */
const createTransaction =
  (pool: pg.Pool): Db["transaction"] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } finally {
      client.release(isSilent(client));
    }
  };

/** A script that fails may leave its transaction open: its connection is not lent again. */
const runScript = async (pool: pg.Pool, sql: string): Promise<unknown[]> => {
  const client = await pool.connect();
  let isDone = false;
  try {
    const rows = toRows(await client.query(sql));
    isDone = true;
    return rows;
  } finally {
    client.release(!isDone);
  }
};

/**
 * Opens PostgreSQL once it answers, its tables up to date.
 * @throws StartProblem in plain words when it refuses us or does not come
 */
export const openPostgres = async (
  url: string,
  { statementMs = 5000, answerMs = 7000, connectMs = 5000, ...waiting }: PostgresOptions = {},
): Promise<Database> => {
  const { host, pathname } = new URL(url);
  const name = `PostgreSQL at ${host}${pathname}`;
  const reach = { connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true };
  await waitFor({ name, setting: "DATABASE_URL", open: () => migratePostgres(reach), isPassing }, waiting);
  const pool = new pg.Pool({
    ...reach,
    Client: BoundedClient,
    max: maxConnections,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // A connection that loses its server says so here, lent out or not; whoever holds it is told by its query, and the next one opens anew.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool) as unknown as Db;
  db.transaction = createTransaction(pool);
  return {
    db,
    kind: "postgres",
    run: async (sql, params) => (await pool.query(sql, params)).rows,
    script: (sql) => runScript(pool, sql),
    listen: (channel, onMessage, onListening) => listenOn({ ...reach, query_timeout: answerMs }, channel, onMessage, onListening),
    isReady: () => withinMs(pool.query("select 1"), readyMs),
    close: () => pool.end(),
  };
};
