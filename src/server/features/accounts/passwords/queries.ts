import { and, eq } from "drizzle-orm";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { passwords } from "../tables.ts";

export const findPasswordHash = async (db: Db, personId: PersonId): Promise<string | undefined> =>
  (await db.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.personId, personId)))[0]?.hash;

export const upsertPassword = (db: Db, password: typeof passwords.$inferInsert) =>
  db
    .insert(passwords)
    .values(password)
    .onConflictDoUpdate({ target: passwords.personId, set: { hash: password.hash, setAt: password.setAt } });

/** @param from the hash that is replaced: of a password that was changed meanwhile nothing is written */
export const updateHash = (db: Db, personId: PersonId, from: string, hash: string) =>
  db
    .update(passwords)
    .set({ hash })
    .where(and(eq(passwords.personId, personId), eq(passwords.hash, from)));

export const deletePassword = (db: Db, personId: PersonId) => db.delete(passwords).where(eq(passwords.personId, personId));
