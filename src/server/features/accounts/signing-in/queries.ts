import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../../kernel/db/db.ts";
import { loginTries } from "../tables.ts";

export type TriesKey = Pick<typeof loginTries.$inferSelect, "kind" | "key">;

const at = ({ kind, key }: TriesKey) => and(eq(loginTries.kind, kind), eq(loginTries.key, key));

/** Counts one more within the window, which begins with its first. @returns how many there are now */
export const countTry = async (db: Db, tries: TriesKey, nowMs: number, windowMs: number): Promise<number> => {
  const now = new Date(nowMs).toISOString();
  const isOver = sql`${loginTries.since} <= ${new Date(nowMs - windowMs).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(loginTries)
    .values({ ...tries, since: now })
    .onConflictDoUpdate({
      target: [loginTries.kind, loginTries.key],
      set: {
        count: sql`case when ${isOver} then 1 else ${loginTries.count} + 1 end`,
        since: sql`case when ${isOver} then ${now}::timestamptz else ${loginTries.since} end`,
      },
    })
    .returning({ count: loginTries.count });
  return row!.count;
};

export const deleteTries = (db: Db, tries: TriesKey) => db.delete(loginTries).where(at(tries));

/** Takes one back that was none. */
export const uncountTry = (db: Db, tries: TriesKey) =>
  db
    .update(loginTries)
    .set({ count: sql`greatest(${loginTries.count} - 1, 0)` })
    .where(at(tries));

export const deleteOldTries = (db: Db, before: string) => db.delete(loginTries).where(lt(loginTries.since, before));
