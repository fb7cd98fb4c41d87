import { and, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { credentials, people } from "../tables.ts";

const toInstant = (ms: number): string => new Date(ms).toISOString();

/** @returns false when the day is set already */
export const updateDeletesAt = async (db: Db, id: PersonId, atMs: number): Promise<boolean> =>
  (
    await db
      .update(people)
      .set({ deletesAt: toInstant(atMs) })
      .where(and(eq(people.id, id), isNull(people.deletesAt)))
      .returning({ id: people.id })
  ).length === 1;

/** @returns false when there is nothing to undo, or it is too late */
export const updateKept = async (db: Db, id: PersonId, nowMs: number): Promise<boolean> =>
  (
    await db
      .update(people)
      .set({ deletesAt: null })
      .where(and(eq(people.id, id), gt(people.deletesAt, toInstant(nowMs))))
      .returning({ id: people.id })
  ).length === 1;

export const listLeaving = async (db: Db, nowMs: number, limit: number): Promise<PersonId[]> =>
  (
    await db
      .select({ id: people.id })
      .from(people)
      .where(and(isNotNull(people.deletesAt), lte(people.deletesAt, toInstant(nowMs))))
      .orderBy(people.deletesAt)
      .limit(limit)
  ).map(({ id }) => id);

/** Holds them until the transaction ends. @returns false for whoever stays after all, or is gone */
export const lockLeaving = async (tx: Db, id: PersonId, nowMs: number): Promise<boolean> =>
  (
    await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, id), lte(people.deletesAt, toInstant(nowMs))))
      .for("update")
  ).length === 1;

/** Where a notice reaches them: their mail first, then their phone. */
export const findContact = async (db: Db, personId: PersonId) =>
  (
    await db
      .select({ kind: credentials.kind, subject: credentials.subject })
      .from(credentials)
      .where(and(eq(credentials.personId, personId), inArray(credentials.kind, ["email", "phone"]), isNull(credentials.retiredAt)))
      .orderBy(credentials.kind)
      .limit(1)
  )[0];

export const deletePerson = async (tx: Db, id: PersonId): Promise<void> => {
  await tx.update(people).set({ invitedBy: null }).where(eq(people.invitedBy, id));
  await tx.delete(people).where(eq(people.id, id));
};

/** Credentials that open nothing stay taken, whoever they are of. */
export const moveRetired = (tx: Db, from: PersonId, to: PersonId) =>
  tx
    .update(credentials)
    .set({ personId: to, retiredAt: sql`coalesce(${credentials.retiredAt}, now())` })
    .where(and(eq(credentials.personId, from), eq(credentials.kind, "visitor")));
