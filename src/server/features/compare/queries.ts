import { and, desc, eq, getTableColumns, gt, isNull, lt, not, sql } from "drizzle-orm";
import type { PersonId } from "../../../shared/ids.ts";
import type { Place } from "../../kernel/cursor.ts";
import type { Db } from "../../kernel/db/db.ts";
import { whereBefore } from "../../kernel/db/where-before.ts";
import { whereDeletedLately, whereRecordsStand } from "../chat/index.ts";
import { comparisons } from "./tables.ts";

export type ComparisonRow = typeof comparisons.$inferSelect;

const own = (personId: PersonId, id: string) => and(eq(comparisons.personId, personId), eq(comparisons.id, id));

/** @param isBinGone whether a chat in the bin counts as gone */
const whereBothStand = (isBinGone: boolean) => {
  const { personId, firstGroupId, firstAnswerIds, secondGroupId, secondAnswerIds } = comparisons;
  return sql<boolean>`(${whereRecordsStand({ personId, groupId: firstGroupId, answerIds: firstAnswerIds }, isBinGone)}
    and ${whereRecordsStand({ personId, groupId: secondGroupId, answerIds: secondAnswerIds }, isBinGone)})`;
};
const stands = whereBothStand(true);

export const findComparison = async (db: Db, personId: PersonId, id: string): Promise<(ComparisonRow & { stands: boolean }) | undefined> =>
  (
    await db
      .select({ ...getTableColumns(comparisons), stands })
      .from(comparisons)
      .where(own(personId, id))
  )[0];

/** Two sends at once make one. */
export const insertComparison = (db: Db, comparison: typeof comparisons.$inferInsert) => db.insert(comparisons).values(comparison).onConflictDoNothing();

export const listOwn = (db: Db, personId: PersonId, before: Place<string> | null, limit: number) =>
  db
    .select({
      id: comparisons.id,
      question: comparisons.question,
      firstTopic: comparisons.firstTopic,
      secondTopic: comparisons.secondTopic,
      createdAt: comparisons.createdAt,
    })
    .from(comparisons)
    .where(and(eq(comparisons.personId, personId), isNull(comparisons.deletedAt), stands, whereBefore(comparisons.createdAt, comparisons.id, before)))
    .orderBy(desc(comparisons.createdAt), desc(comparisons.id))
    .limit(limit);

/** The oldest beyond so many. */
export const deleteBeyond = (db: Db, personId: PersonId, kept: number) =>
  db.delete(comparisons).where(
    and(
      eq(comparisons.personId, personId),
      sql`${comparisons.id} in (
        select old.id from ${comparisons} as old where old.person_id = ${personId} order by old.created_at desc, old.id desc offset ${kept})`,
    ),
  );

export const updateDeleted = (db: Db, personId: PersonId, id: string) =>
  db
    .update(comparisons)
    .set({ deletedAt: sql`now()` })
    .where(and(own(personId, id), isNull(comparisons.deletedAt)));

/** @returns false where it is too late */
export const updateRestored = async (db: Db, personId: PersonId, id: string, withinSeconds: number): Promise<boolean> =>
  (
    await db
      .update(comparisons)
      .set({ deletedAt: null })
      .where(and(own(personId, id), gt(comparisons.deletedAt, sql`now() - make_interval(secs => ${withinSeconds})`)))
      .returning({ id: comparisons.id })
  ).length === 1;

/** Removes what was deleted so long ago, and what stood on a chat or an answer that is gone for good. */
export const deleteForgotten = async (db: Db, afterSeconds: number): Promise<void> => {
  await db.delete(comparisons).where(lt(comparisons.deletedAt, sql`now() - make_interval(secs => ${afterSeconds})`));
  await db.delete(comparisons).where(and(whereDeletedLately(comparisons.personId), not(whereBothStand(false))));
};
