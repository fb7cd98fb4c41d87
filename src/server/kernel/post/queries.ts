import type { Db } from "../db/db.ts";
import { letters } from "./tables.ts";

/** @returns false for a letter that was sent before */
export const insertLetter = async (db: Db, letter: typeof letters.$inferInsert): Promise<boolean> =>
  (await db.insert(letters).values(letter).onConflictDoNothing().returning({ id: letters.id })).length === 1;
