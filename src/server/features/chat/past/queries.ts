import { and, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { PastAnswer } from "../../../../shared/contract/past.ts";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { casts, chatGroups, pastChecks } from "../tables.ts";

export type PastRow = typeof pastChecks.$inferSelect;

const own = (personId: PersonId, castId: CastId) => and(eq(pastChecks.personId, personId), eq(pastChecks.castId, castId));

/** A drawn cast of a chat that is not in the bin. */
export const findStandingCast = async (db: Db, personId: PersonId, castId: CastId) =>
  (
    await db
      .select({ topic: casts.topic, input: casts.input, groupId: casts.groupId })
      .from(casts)
      .innerJoin(chatGroups, and(eq(chatGroups.personId, casts.personId), eq(chatGroups.id, casts.groupId)))
      .where(and(eq(casts.personId, personId), eq(casts.id, castId), isNotNull(casts.drawnAt), isNull(chatGroups.deletedAt)))
  )[0];

export const findPastCheck = async (db: Db, personId: PersonId, castId: CastId): Promise<PastRow | undefined> =>
  (
    await db
      .select()
      .from(pastChecks)
      .where(and(own(personId, castId), isNull(pastChecks.deletedAt)))
  )[0];

/** Whether another chart of the chat was checked to the end before this check was begun, or before now. */
export const hasEarlierCheck = async (db: Db, personId: PersonId, groupId: ChatId, castId: CastId, begunAt: string | undefined): Promise<boolean> =>
  (
    await db
      .select({ castId: pastChecks.castId })
      .from(pastChecks)
      .where(
        and(
          eq(pastChecks.personId, personId),
          eq(pastChecks.groupId, groupId),
          ne(pastChecks.castId, castId),
          isNotNull(pastChecks.doneAt),
          isNull(pastChecks.deletedAt),
          begunAt === undefined ? undefined : lt(pastChecks.createdAt, begunAt),
        ),
      )
      .limit(1)
  ).length > 0;

/** Begins a check; one that was deleted begins anew, and one that stands is left alone. */
export const insertPastCheck = (db: Db, check: typeof pastChecks.$inferInsert) =>
  db
    .insert(pastChecks)
    .values(check)
    .onConflictDoUpdate({
      target: [pastChecks.personId, pastChecks.castId],
      set: { asked: check.asked, lastYear: check.lastYear, answers: {}, doneAt: null, changedAt: null, deletedAt: null, createdAt: sql`now()` },
      setWhere: isNotNull(pastChecks.deletedAt),
    });

/** Lays answers over those that stand, in one statement: two tabs lose nothing of each other's. A null takes one back. */
export const mergePastAnswers = async (
  db: Db,
  personId: PersonId,
  castId: CastId,
  answers: Record<string, PastAnswer | null>,
  isDone: boolean,
): Promise<PastRow | undefined> => {
  const merged = sql`jsonb_strip_nulls(${pastChecks.answers} || ${JSON.stringify(answers)}::jsonb)`;
  return (
    await db
      .update(pastChecks)
      .set({
        answers: merged,
        changedAt: sql`case when ${pastChecks.doneAt} is not null and ${merged} <> ${pastChecks.answers} then now() else ${pastChecks.changedAt} end`,
        ...(isDone && { doneAt: sql`coalesce(${pastChecks.doneAt}, now())` }),
        updatedAt: sql`now()`,
      })
      .where(and(own(personId, castId), isNull(pastChecks.deletedAt)))
      .returning()
  )[0];
};

export const updatePastDeleted = (db: Db, personId: PersonId, castId: CastId) =>
  db
    .update(pastChecks)
    .set({ deletedAt: sql`now()` })
    .where(and(own(personId, castId), isNull(pastChecks.deletedAt)));

export const updatePastRestored = (db: Db, personId: PersonId, castId: CastId, withinSeconds: number) =>
  db
    .update(pastChecks)
    .set({ deletedAt: null })
    .where(and(own(personId, castId), sql`${pastChecks.deletedAt} > now() - make_interval(secs => ${withinSeconds})`));
