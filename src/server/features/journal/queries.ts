import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { Mark, Pick } from "../../../shared/contract/journal.ts";
import type { PersonId } from "../../../shared/ids.ts";
import type { Place } from "../../kernel/cursor.ts";
import type { Db } from "../../kernel/db/db.ts";
import { whereBefore } from "../../kernel/db/where-before.ts";
import { whereDeletedLately, whereRecordsStand } from "../chat/index.ts";
import { journalEntries } from "./tables.ts";

export type EntryRow = typeof journalEntries.$inferSelect;

const standing = { personId: journalEntries.personId, groupId: journalEntries.groupId, answerIds: sql`jsonb_build_array(${journalEntries.answerId})` };
/** An entry stands as long as its chat and its answer do. */
const stands = and(isNull(journalEntries.deletedAt), whereRecordsStand(standing, true));
const own = (personId: PersonId, answerId: string) => and(eq(journalEntries.personId, personId), eq(journalEntries.answerId, answerId));

const { claims: _claims, marks: _marks, blind: _blind, ...light } = getTableColumns(journalEntries);
const summary = { ...light, hasBlind: sql<boolean>`${journalEntries.blind} is not null` };
export type SummaryRow = Omit<EntryRow, "claims" | "marks" | "blind"> & { hasBlind: boolean };

export const findEntry = async (db: Db, personId: PersonId, answerId: string): Promise<EntryRow | undefined> =>
  (
    await db
      .select()
      .from(journalEntries)
      .where(and(own(personId, answerId), stands))
  )[0];

/** @returns false where it is kept already */
export const insertEntry = async (db: Db, entry: typeof journalEntries.$inferInsert): Promise<boolean> => {
  const { personId, answerId, ...fresh } = entry;
  const kept = await db
    .insert(journalEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: [journalEntries.personId, journalEntries.answerId],
      set: { ...fresh, pick: null, marks: null, note: "", keptAt: sql`now()`, pickedAt: null, lookedAt: null, deletedAt: null },
      setWhere: isNotNull(journalEntries.deletedAt),
    })
    .returning({ id: journalEntries.answerId });
  return kept.length === 1;
};

export const updatePlan = (db: Db, personId: PersonId, answerId: string, plan: { expects: string; dueOn: string | null }) =>
  db
    .update(journalEntries)
    .set(plan)
    .where(and(own(personId, answerId), isNull(journalEntries.lookedAt)));

/** @returns false where a pick was made before, in another tab */
export const updatePick = async (db: Db, personId: PersonId, answerId: string, pick: Pick): Promise<boolean> =>
  (
    await db
      .update(journalEntries)
      .set({ pick, pickedAt: sql`now()` })
      .where(and(own(personId, answerId), isNull(journalEntries.pick), isNotNull(journalEntries.blind), stands))
      .returning({ id: journalEntries.answerId })
  ).length === 1;

export const updateMarks = (db: Db, personId: PersonId, answerId: string, given: { marks: Mark[]; note: string }) =>
  db
    .update(journalEntries)
    .set({ ...given, lookedAt: sql`coalesce(${journalEntries.lookedAt}, now())` })
    .where(and(own(personId, answerId), stands));

export const updateDeleted = (db: Db, personId: PersonId, answerId: string) =>
  db
    .update(journalEntries)
    .set({ deletedAt: sql`now()` })
    .where(and(own(personId, answerId), isNull(journalEntries.deletedAt)));

/** @returns false where it is too late */
export const updateRestored = async (db: Db, personId: PersonId, answerId: string, withinSeconds: number): Promise<boolean> =>
  (
    await db
      .update(journalEntries)
      .set({ deletedAt: null })
      .where(
        and(own(personId, answerId), or(isNull(journalEntries.deletedAt), sql`${journalEntries.deletedAt} > now() - make_interval(secs => ${withinSeconds})`)),
      )
      .returning({ id: journalEntries.answerId })
  ).length === 1;

const listWhere = (db: Db, personId: PersonId, where: SQL | undefined) =>
  db
    .select(summary)
    .from(journalEntries)
    .where(and(eq(journalEntries.personId, personId), stands, where));

/** All that is not looked back on: first what comes due first. */
export const listOpen = (db: Db, personId: PersonId, limit: number): Promise<SummaryRow[]> =>
  listWhere(db, personId, isNull(journalEntries.lookedAt)).orderBy(sql`${journalEntries.dueOn} asc nulls last`, asc(journalEntries.keptAt)).limit(limit);

export const listLooked = (db: Db, personId: PersonId, before: Place<string> | null, limit: number): Promise<SummaryRow[]> =>
  listWhere(db, personId, and(isNotNull(journalEntries.lookedAt), whereBefore(journalEntries.lookedAt, journalEntries.answerId, before)))
    .orderBy(desc(journalEntries.lookedAt), desc(journalEntries.answerId))
    .limit(limit);

export const countEntries = async (db: Db, personId: PersonId): Promise<{ open: number; all: number }> =>
  (
    await db
      .select({ open: sql<number>`(count(*) filter (where ${journalEntries.lookedAt} is null))::int`, all: count() })
      .from(journalEntries)
      .where(and(eq(journalEntries.personId, personId), stands))
  )[0]!;

/** @param today the person's own day */
export const countDueEntries = async (db: Db, personId: PersonId, today: string): Promise<number> =>
  (
    await db
      .select({ due: count() })
      .from(journalEntries)
      .where(
        and(
          eq(journalEntries.personId, personId),
          isNull(journalEntries.lookedAt),
          eq(journalEntries.isQuiet, false),
          lte(journalEntries.dueOn, today),
          stands,
        ),
      )
  )[0]!.due;

/** What was picked or marked, the oldest first, but for matters that no reading judges. */
export const listAnswered = (db: Db, personId: PersonId, limit: number) =>
  db
    .select({
      topic: journalEntries.topic,
      pick: journalEntries.pick,
      own: sql<number | null>`(${journalEntries.blind} ->> 'own')::int`,
      claims: journalEntries.claims,
      marks: journalEntries.marks,
    })
    .from(journalEntries)
    .where(
      and(
        eq(journalEntries.personId, personId),
        eq(journalEntries.isQuiet, false),
        stands,
        or(isNotNull(journalEntries.pick), isNotNull(journalEntries.marks)),
      ),
    )
    .orderBy(asc(sql`coalesce(${journalEntries.pickedAt}, ${journalEntries.lookedAt})`), asc(journalEntries.answerId))
    .limit(limit);

/** Takes away for good what was taken out, or what stood on a chat or an answer that is gone. @returns how many */
export const deleteFallen = async (db: Db, afterSeconds: number): Promise<number> => {
  const taken = sql`${journalEntries.deletedAt} < now() - make_interval(secs => ${afterSeconds})`;
  const fallen = and(whereDeletedLately(journalEntries.personId), not(whereRecordsStand(standing, false)));
  let gone = 0;
  for (const where of [taken, fallen]) gone += (await db.delete(journalEntries).where(where).returning({ id: journalEntries.answerId })).length;
  return gone;
};
