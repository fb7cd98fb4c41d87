import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction, over PGlite or PostgreSQL. Queries take it as their first argument. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** Runs raw SQL outside Drizzle: the materialiser's one statement a tick. */
  run(sql: string, params: unknown[]): Promise<unknown[]>;
  /** Runs several statements without values as one message. @returns the rows of all of them */
  script(sql: string): Promise<unknown[]>;
  /**
   * Hears what is sent by `notify` on a channel, as long as the line stands; `onListening` is called whenever it stands anew.
   * @returns a function that stops listening
   */
  listen(channel: string, onMessage: (payload: string) => void, onListening?: () => void): () => Promise<void>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
