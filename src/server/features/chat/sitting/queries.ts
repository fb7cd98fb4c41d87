import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { CastId, ChatId, GenerationId, PersonId } from "../../../../shared/ids.ts";
import type { Answer } from "../../../../topics/kit/questionnaire/questionnaire.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { generations, messages, sittings } from "../tables.ts";

export type SittingRow = typeof sittings.$inferSelect;

const isOpen = and(isNull(sittings.castId), isNull(sittings.retiredAt));
const own = (personId: PersonId, id: string) => and(eq(sittings.personId, personId), eq(sittings.id, id));

export const findSitting = async (db: Db, personId: PersonId, id: string): Promise<SittingRow | undefined> =>
  (await db.select().from(sittings).where(own(personId, id)))[0];

export const findOpenSitting = async (db: Db, personId: PersonId, groupId: ChatId): Promise<SittingRow | undefined> =>
  (
    await db
      .select()
      .from(sittings)
      .where(and(eq(sittings.personId, personId), eq(sittings.groupId, groupId), isOpen))
      .for("update")
  )[0];

export const insertSitting = async (db: Db, sitting: typeof sittings.$inferInsert): Promise<SittingRow> =>
  (await db.insert(sittings).values(sitting).returning())[0]!;

/** Changes a sitting that is open. @returns undefined when it is not, or not any more */
export const updateOpenSitting = async (
  db: Db,
  personId: PersonId,
  id: string,
  change: Partial<Pick<SittingRow, "messageId" | "position" | "castId" | "retiredAt">>,
): Promise<SittingRow | undefined> =>
  (
    await db
      .update(sittings)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(own(personId, id), isOpen))
      .returning()
  )[0];

/** Lays answers over those that stand, in one statement: two devices lose nothing of each other's. A null takes one back. */
export const mergeAnswers = async (
  db: Db,
  personId: PersonId,
  id: string,
  answers: Record<string, Answer | null>,
  position: number | undefined,
): Promise<SittingRow | undefined> =>
  (
    await db
      .update(sittings)
      .set({
        answers: sql`jsonb_strip_nulls(${sittings.answers} || ${JSON.stringify(answers)}::jsonb)`,
        ...(position !== undefined && { position }),
        updatedAt: sql`now()`,
      })
      .where(and(own(personId, id), isOpen))
      .returning()
  )[0];

/** The run that first told a cast, its message deleted since or not. */
export const findFirstGenerationOf = async (db: Db, personId: PersonId, castId: CastId): Promise<GenerationId | undefined> =>
  (
    await db
      .select({ id: generations.id })
      .from(messages)
      .innerJoin(generations, and(eq(generations.personId, messages.personId), eq(generations.messageId, messages.id)))
      .where(and(eq(messages.personId, personId), eq(messages.castId, castId)))
      .orderBy(asc(messages.position), asc(generations.startedAt))
      .limit(1)
  )[0]?.id;
