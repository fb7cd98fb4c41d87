import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { uploads } from "./tables.ts";

/** One at a time of each person, until the transaction ends. */
export const lockUploads = (tx: Db, personId: PersonId) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${personId}`}, 0))`);

export const insertUpload = (db: Db, upload: typeof uploads.$inferInsert) => db.insert(uploads).values(upload);

/** How many there are, and how many of them are younger than that. */
export const countUploads = async (db: Db, personId: PersonId, sinceMs: number): Promise<{ all: number; recent: number }> =>
  (
    await db
      .select({ all: count(), recent: sql<number>`(count(*) filter (where ${uploads.createdAt} > ${new Date(sinceMs).toISOString()}))::int` })
      .from(uploads)
      .where(eq(uploads.personId, personId))
  )[0]!;

export const findUpload = async (db: Db, personId: PersonId, id: string) =>
  (
    await db
      .select({ id: uploads.id, path: uploads.path })
      .from(uploads)
      .where(and(eq(uploads.personId, personId), eq(uploads.id, id)))
  )[0];

export const listUploads = (db: Db, personId: PersonId, afterId: string, limit: number) =>
  db
    .select({ id: uploads.id, path: uploads.path, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.personId, personId), gt(uploads.id, afterId)))
    .orderBy(asc(uploads.id))
    .limit(limit);
