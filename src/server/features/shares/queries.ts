import { and, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, not, sql } from "drizzle-orm";
import type { PersonId, ShareKey } from "../../../shared/ids.ts";
import type { Place } from "../../kernel/cursor.ts";
import type { Db } from "../../kernel/db/db.ts";
import { whereBefore } from "../../kernel/db/where-before.ts";
import { whereDeletedLately, whereRecordsStand } from "../chat/index.ts";
import { shares } from "./tables.ts";

export type ShareRow = typeof shares.$inferSelect;

const own = (personId: PersonId, key: ShareKey) => and(eq(shares.personId, personId), eq(shares.key, key));

/** A share stands as long as all it shows does. */
const stands = whereRecordsStand(shares, true);

/** By its key alone: whoever has that may look. */
export const findShare = async (db: Db, key: ShareKey): Promise<(ShareRow & { stands: boolean }) | undefined> =>
  (
    await db
      .select({ ...getTableColumns(shares), stands })
      .from(shares)
      .where(eq(shares.key, key))
  )[0];

/** One's own link to the very same, still open. */
export const findSame = async (db: Db, personId: PersonId, digest: string): Promise<ShareKey | undefined> =>
  (
    await db
      .select({ key: shares.key })
      .from(shares)
      .where(and(eq(shares.personId, personId), eq(shares.digest, digest), isNull(shares.revokedAt)))
      .limit(1)
  )[0]?.key;

export const insertShare = (db: Db, share: typeof shares.$inferInsert) => db.insert(shares).values(share);

export const countOpen = async (db: Db, personId: PersonId): Promise<number> =>
  (
    await db
      .select({ open: count() })
      .from(shares)
      .where(and(eq(shares.personId, personId), isNull(shares.revokedAt), stands))
  )[0]!.open;

export const listOwn = (db: Db, personId: PersonId, before: Place<ShareKey> | null, limit: number) =>
  db
    .select({
      key: shares.key,
      title: shares.title,
      records: shares.records,
      out: shares.out,
      createdAt: shares.createdAt,
      revokedAt: shares.revokedAt,
      stands,
    })
    .from(shares)
    .where(and(eq(shares.personId, personId), whereBefore(shares.createdAt, shares.key, before)))
    .orderBy(desc(shares.createdAt), desc(shares.key))
    .limit(limit);

export const updateRevoked = (db: Db, personId: PersonId, key: ShareKey) =>
  db
    .update(shares)
    .set({ revokedAt: sql`now()` })
    .where(and(own(personId, key), isNull(shares.revokedAt)));

/** Withdraws the links to what has been deleted for good. */
export const updateFallen = (db: Db) =>
  db
    .update(shares)
    .set({ revokedAt: sql`now()` })
    .where(and(isNull(shares.revokedAt), whereDeletedLately(shares.personId), not(whereRecordsStand(shares, false))));

/** @returns false where it is too late: what it showed may be gone */
export const updateRestored = async (db: Db, personId: PersonId, key: ShareKey, withinSeconds: number): Promise<boolean> =>
  (
    await db
      .update(shares)
      .set({ revokedAt: null })
      .where(and(own(personId, key), isNotNull(shares.snapshot), gt(shares.revokedAt, sql`now() - make_interval(secs => ${withinSeconds})`)))
      .returning({ key: shares.key })
  ).length === 1;

/** Forgets what was shown by links withdrawn so long ago. @returns them, whose photos are still to go */
export const updateForgotten = (db: Db, afterSeconds: number) =>
  db
    .update(shares)
    .set({ snapshot: null })
    .where(and(isNotNull(shares.snapshot), lt(shares.revokedAt, sql`now() - make_interval(secs => ${afterSeconds})`)))
    .returning({ personId: shares.personId, key: shares.key, photos: shares.photos });
