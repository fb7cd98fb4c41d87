import { and, asc, eq, gt, lt, or, sql } from "drizzle-orm";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { passkeys, waysBegun } from "./tables.ts";

type BegunRow = typeof waysBegun.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

/** @returns false when there is one of this key already */
export const insertBegun = async (db: Db, row: BegunRow): Promise<boolean> =>
  (await db.insert(waysBegun).values(row).onConflictDoNothing().returning({ key: waysBegun.key })).length === 1;

/** Takes it away: of two that ask at once one gets it. */
export const deleteBegun = async (db: Db, { kind, key }: Pick<BegunRow, "kind" | "key">, now: string): Promise<unknown> =>
  (
    await db
      .delete(waysBegun)
      .where(and(eq(waysBegun.kind, kind), eq(waysBegun.key, key), gt(waysBegun.expiresAt, now)))
      .returning({ value: waysBegun.value })
  )[0]?.value;

export const deleteExpiredBegun = (db: Db, now: string) => db.delete(waysBegun).where(lt(waysBegun.expiresAt, now));

/** @returns false when somebody has it already */
export const insertPasskey = async (db: Db, row: PasskeyRow): Promise<boolean> =>
  (await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })).length === 1;

export const findPasskey = async (db: Db, id: string): Promise<PasskeyRow | undefined> => (await db.select().from(passkeys).where(eq(passkeys.id, id)))[0];

export const listPasskeyRows = (db: Db, personId: PersonId): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.createdAt));

/** @returns false when the counter did not go on: somebody else was there first */
export const updateUsed = async (db: Db, { id, counter }: Pick<PasskeyRow, "id" | "counter">, usedAt: string): Promise<boolean> =>
  (
    await db
      .update(passkeys)
      .set({ counter, usedAt })
      .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))))
      .returning({ id: passkeys.id })
  ).length === 1;

export const deletePasskey = async (db: Db, personId: PersonId, id: string): Promise<PasskeyRow | undefined> =>
  (
    await db
      .delete(passkeys)
      .where(and(eq(passkeys.personId, personId), eq(passkeys.id, id)))
      .returning()
  )[0];
