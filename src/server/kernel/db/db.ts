import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction, over PGlite or PostgreSQL. Queries take it as their first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** Runs raw SQL outside Drizzle: the materialiser's one statement a tick. */
  run(sql: string, params: unknown[]): Promise<unknown[]>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
