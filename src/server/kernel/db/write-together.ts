import { type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { rowsOf } from "./rows-of.ts";

/** An insert, update or delete that was not awaited. */
export type Write = SQLWrapper;

/**
 * Several writes in one statement: one round trip, and all of them or none. What one returns the others can read under its name; of their rows
 * they see what was there before, so no two may write the same.
 * @returns what the write named `told` returns
 */
export const writeTogether = async <Row>(db: Db, writes: Record<string, Write>, told: string): Promise<Row[]> => {
  const named = Object.entries(writes).map(([name, write]) => sql`${sql.identifier(name)} as ${write}`);
  return rowsOf(await db.execute(sql`with ${sql.join(named, sql`, `)} select * from ${sql.identifier(told)}`));
};
