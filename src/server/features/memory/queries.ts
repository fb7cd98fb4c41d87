import { and, count, desc, eq, exists, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { whereTurnStands } from "../chat/index.ts";
import { memoryEntries, memoryOff } from "./tables.ts";

export type EntryRow = typeof memoryEntries.$inferSelect;

const from = { personId: memoryEntries.personId, groupId: memoryEntries.groupId, turnId: memoryEntries.turnId };
/** An entry stands as long as its chat and its words do. */
const stands = and(isNull(memoryEntries.deletedAt), whereTurnStands(from, true));
const own = (personId: PersonId, id: string) => and(eq(memoryEntries.personId, personId), eq(memoryEntries.id, id));

/** Until the transaction ends nobody else writes this person's memory. */
export const lockMemory = (tx: Db, personId: PersonId) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`memory:${personId}`}, 0))`);

/** All that stands, the newest first. */
export const listEntries = (db: Db, personId: PersonId): Promise<EntryRow[]> =>
  db
    .select()
    .from(memoryEntries)
    .where(and(eq(memoryEntries.personId, personId), stands))
    .orderBy(desc(memoryEntries.keptAt), desc(memoryEntries.id));

/** The same with the chats they came from. */
export const listEntriesWithChats = (db: Db, personId: PersonId) =>
  db
    .select({
      entry: memoryEntries,
      chat: sql<{ module: string; title: string }>`(
      select json_build_object('module', g.module, 'title', g.title) from chat_groups as g
      where g.person_id = ${memoryEntries.personId} and g.id = ${memoryEntries.groupId})`,
    })
    .from(memoryEntries)
    .where(and(eq(memoryEntries.personId, personId), stands))
    .orderBy(desc(memoryEntries.keptAt), desc(memoryEntries.id));

const isOff = (db: Db, personId: PersonId): SQL => exists(db.select({ one: sql`1` }).from(memoryOff).where(eq(memoryOff.personId, personId)));

/** What a chat may use, the newest first; none while it is switched off. @param sinceIso no question from before */
export const listUsable = (db: Db, personId: PersonId, sinceIso: string, limit: number): Promise<EntryRow[]> =>
  db
    .select()
    .from(memoryEntries)
    .where(
      and(
        eq(memoryEntries.personId, personId),
        or(eq(memoryEntries.kind, "birth"), and(eq(memoryEntries.kind, "question"), sql`${memoryEntries.keptAt} > ${sinceIso}::timestamptz`)),
        not(isOff(db, personId)),
        stands,
      ),
    )
    .orderBy(desc(memoryEntries.keptAt), desc(memoryEntries.id))
    .limit(limit);

export const isSwitchedOff = async (db: Db, personId: PersonId): Promise<boolean> =>
  (await db.select({ off: count() }).from(memoryOff).where(eq(memoryOff.personId, personId)))[0]!.off > 0;

export const insertOff = (db: Db, personId: PersonId) => db.insert(memoryOff).values({ personId }).onConflictDoNothing();
export const deleteOff = (db: Db, personId: PersonId) => db.delete(memoryOff).where(eq(memoryOff.personId, personId));

export const findEntry = async (db: Db, personId: PersonId, id: string): Promise<EntryRow | undefined> =>
  (
    await db
      .select()
      .from(memoryEntries)
      .where(and(own(personId, id), stands))
  )[0];

export const insertEntries = (db: Db, rows: (typeof memoryEntries.$inferInsert)[]) => db.insert(memoryEntries).values(rows);

export const updateBox = (db: Db, personId: PersonId, id: string, box: string) => db.update(memoryEntries).set({ box }).where(own(personId, id));

export const deleteEntries = (db: Db, personId: PersonId, ids: string[]) =>
  db.delete(memoryEntries).where(and(eq(memoryEntries.personId, personId), inArray(memoryEntries.id, ids)));

const ofPerson = (personId: PersonId, id: string | undefined) => (id === undefined ? eq(memoryEntries.personId, personId) : own(personId, id));

/** @param id null for all. @returns how many went */
export const updateForgotten = async (db: Db, personId: PersonId, id: string | undefined): Promise<number> =>
  (
    await db
      .update(memoryEntries)
      .set({ deletedAt: sql`now()` })
      .where(and(ofPerson(personId, id), isNull(memoryEntries.deletedAt)))
      .returning({ id: memoryEntries.id })
  ).length;

/** One, or what went last together. @returns how many came back */
export const updateRestored = async (db: Db, personId: PersonId, id: string | undefined, withinSeconds: number): Promise<number> => {
  const last = sql`(select max(m.deleted_at) from ${memoryEntries} as m where m.person_id = ${personId})`;
  return (
    await db
      .update(memoryEntries)
      .set({ deletedAt: null })
      .where(
        and(
          ofPerson(personId, id),
          sql`${memoryEntries.deletedAt} > now() - make_interval(secs => ${withinSeconds})`,
          id === undefined ? sql`${memoryEntries.deletedAt} = ${last}` : undefined,
        ),
      )
      .returning({ id: memoryEntries.id })
  ).length;
};

/** Takes away for good what was forgotten, or came from words that are gone. @returns how many */
export const deleteFallen = async (db: Db, afterSeconds: number): Promise<number> =>
  (
    await db
      .delete(memoryEntries)
      .where(or(lt(memoryEntries.deletedAt, sql`now() - make_interval(secs => ${afterSeconds})`), not(whereTurnStands(from, false))))
      .returning({ id: memoryEntries.id })
  ).length;

export const deleteAllOf = async (tx: Db, personId: PersonId): Promise<void> => {
  await tx.delete(memoryEntries).where(eq(memoryEntries.personId, personId));
  await deleteOff(tx, personId);
};

/** Everything of a person's that is not forgotten, wherever its chat is just now. */
export const listAllOf = (db: Db, personId: PersonId): Promise<EntryRow[]> =>
  db
    .select()
    .from(memoryEntries)
    .where(and(eq(memoryEntries.personId, personId), isNull(memoryEntries.deletedAt)));
