import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./db.ts";
import { migrationsFolder } from "./migrations.ts";

/** Queries give up after this: a hanging statement must not hold a person's answer. */
const statementTimeoutMs = 5000;

export const openPostgres = async (url: string): Promise<Database> => {
  const pool = new pg.Pool({ connectionString: url, max: 16, statement_timeout: statementTimeoutMs });
  // An idle client that loses its server emits here; the next query opens a new one.
  pool.on("error", () => {});
  const db = drizzle(pool);
  await migrate(db, { migrationsFolder });
  return {
    db,
    kind: "postgres",
    run: async (sql, params) => (await pool.query(sql, params)).rows,
    isReady: () =>
      pool.query("select 1").then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
};
