import { type AnyColumn, and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { CastId, ChatId, GenerationId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { casts, chatGroups, generations, messages, recentDeleters } from "../tables.ts";

const columns = {
  id: messages.id,
  parentId: messages.parentId,
  role: messages.role,
  text: messages.text,
  parts: messages.parts,
  status: messages.status,
  castId: messages.castId,
  flow: messages.flow,
  tier: messages.tier,
};

/** Messages of a chat in the order they stand; deleted ones are left out. */
export const listByIds = (db: Db, personId: PersonId, groupId: ChatId, ids: string[]) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.personId, personId), eq(messages.groupId, groupId), inArray(messages.id, ids), isNull(messages.deletedAt)))
    .orderBy(asc(messages.position));

export const listCastsByIds = (db: Db, personId: PersonId, ids: CastId[]) =>
  db
    .select({ id: casts.id, topic: casts.topic, input: casts.input, cast: casts.cast, question: casts.question, moment: casts.moment })
    .from(casts)
    .where(and(eq(casts.personId, personId), inArray(casts.id, ids)));

/** The words of a chat's answers that stand, newest first. */
export const listAnswerTexts = async (db: Db, personId: PersonId, groupId: ChatId, limit: number): Promise<string[]> =>
  (
    await db
      .select({ text: messages.text })
      .from(messages)
      .where(and(eq(messages.personId, personId), eq(messages.groupId, groupId), eq(messages.role, "assistant"), isNull(messages.deletedAt)))
      .orderBy(desc(messages.position))
      .limit(limit)
  ).map(({ text }) => text);

/** A person's casts of these topics in chats that stand, newest first. */
export const listDrawnCasts = (db: Db, personId: PersonId, topics: string[], limit: number) =>
  db
    .select({ topic: casts.topic, input: casts.input, cast: casts.cast })
    .from(casts)
    .innerJoin(chatGroups, and(eq(chatGroups.personId, casts.personId), eq(chatGroups.id, casts.groupId)))
    .where(and(eq(casts.personId, personId), inArray(casts.topic, topics), isNotNull(casts.drawnAt), isNull(chatGroups.deletedAt)))
    .orderBy(desc(casts.drawnAt), desc(casts.id))
    .limit(limit);

/** The answer a run tells, and the chat it stands in. */
export const findAnswerOfRun = async (db: Db, personId: PersonId, id: GenerationId) =>
  (
    await db
      .select({ groupId: generations.groupId, answerId: generations.messageId })
      .from(generations)
      .where(and(eq(generations.personId, personId), eq(generations.id, id)))
  )[0];

interface RecordColumns {
  personId: AnyColumn;
  groupId: AnyColumn;
  /** A JSON list of the answers' ids. */
  answerIds: AnyColumn | SQL;
}

/**
 * Whether records that another feature's row names are all still there: a condition over its columns.
 * @param isBinGone whether a chat in the bin, which can be brought back for a while, counts as gone
 */
export const whereRecordsStand = ({ personId, groupId, answerIds }: RecordColumns, isBinGone: boolean): SQL<boolean> => sql<boolean>`(
  exists (select 1 from ${chatGroups} as g where g.person_id = ${personId} and g.id = ${groupId} ${isBinGone ? sql`and g.deleted_at is null` : sql``})
  and not exists (
    select 1 from jsonb_array_elements_text(${answerIds}) as shown (id)
    left join ${messages} as m on m.person_id = ${personId} and m.id = shown.id
    where m.id is null or m.deleted_at is not null))`;

/** A job's condition: only what is of people who deleted something for good lately can have lost its ground, and they are few. */
export const whereDeletedLately = (personId: AnyColumn): SQL<boolean> =>
  sql<boolean>`${personId} in (select lately.person_id from ${recentDeleters} as lately)`;
