import { and, count, desc, eq, gte, inArray, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import type { Letter } from "./port.ts";
import { letters } from "./tables.ts";

export type LetterRow = typeof letters.$inferSelect;

const toInstant = (ms: number): string => new Date(ms).toISOString();

/** @returns false for a letter that was sent before */
export const insertLetter = async (db: Db, letter: typeof letters.$inferInsert): Promise<boolean> =>
  (await db.insert(letters).values(letter).onConflictDoNothing().returning({ id: letters.id })).length === 1;

const isDue = (channel: Letter["channel"], nowMs: number) =>
  and(eq(letters.state, "waiting"), eq(letters.channel, channel), lte(letters.nextAt, toInstant(nowMs)));

export const hasDue = async (db: Db, channel: Letter["channel"], nowMs: number): Promise<boolean> =>
  (await db.select({ id: letters.id }).from(letters).where(isDue(channel, nowMs)).limit(1)).length === 1;

interface Taking {
  channel: Letter["channel"];
  nowMs: number;
  /** Nobody else takes it before then: whoever took it may have died with it. */
  untilMs: number;
  limit: number;
}

/** Takes letters that are due, in one statement: of all nodes one has each. */
export const takeLetters = (db: Db, { channel, nowMs, untilMs, limit }: Taking): Promise<LetterRow[]> =>
  db
    .update(letters)
    .set({ nextAt: toInstant(untilMs), tries: sql`${letters.tries} + 1` })
    .where(
      inArray(
        letters.id,
        db.select({ id: letters.id }).from(letters).where(isDue(channel, nowMs)).orderBy(letters.nextAt).limit(limit).for("update", { skipLocked: true }),
      ),
    )
    .returning();

type Outcome = Pick<LetterRow, "state"> & Partial<Pick<LetterRow, "nextAt" | "providerId" | "error" | "sentAt" | "locked">>;

/** @param tries as they were when it was taken: whoever came later decides for themselves */
export const updateLetter = (db: Db, { id, tries }: Pick<LetterRow, "id" | "tries">, outcome: Outcome) =>
  db
    .update(letters)
    .set(outcome)
    .where(and(eq(letters.id, id), eq(letters.tries, tries), eq(letters.state, "waiting")));

export const countSent = async (db: Db, channel: Letter["channel"], sinceMs: number): Promise<number> =>
  (
    await db
      .select({ sent: count() })
      .from(letters)
      .where(and(eq(letters.channel, channel), eq(letters.state, "sent"), gte(letters.sentAt, toInstant(sinceMs))))
  )[0]!.sent;

/** The latest first, those whose words are gone left out. */
export const listLetterRows = (db: Db, limit: number): Promise<LetterRow[]> =>
  db.select().from(letters).where(isNotNull(letters.locked)).orderBy(desc(letters.position)).limit(limit);

/** Erases what was said in letters that are done with and older than that. */
export const eraseLocked = (db: Db, beforeMs: number) =>
  db
    .update(letters)
    .set({ locked: null })
    .where(and(isNotNull(letters.locked), ne(letters.state, "waiting"), lt(letters.createdAt, toInstant(beforeMs))));

export const deleteLetters = (db: Db, beforeMs: number) => db.delete(letters).where(lt(letters.createdAt, toInstant(beforeMs)));
