import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ChatId, GenerationId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { casts, chatGroups, generationEvents, generations, messages, pastChecks, sittings } from "../tables.ts";

export const listMessagesOf = (db: Db, personId: PersonId, groupIds: ChatId[]) =>
  db
    .select({
      groupId: messages.groupId,
      id: messages.id,
      parentId: messages.parentId,
      role: messages.role,
      text: messages.text,
      parts: messages.parts,
      status: messages.status,
      model: messages.tier,
      castId: messages.castId,
      feedback: messages.feedbackValue,
      feedbackReasons: messages.feedbackReasons,
      feedbackText: messages.feedbackText,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.personId, personId), inArray(messages.groupId, groupIds), isNull(messages.deletedAt)))
    .orderBy(asc(messages.position));

/** What was drawn, with all that it can be made again from: a seal that is not open yet stays one. */
export const listCastsOf = (db: Db, personId: PersonId, groupIds: ChatId[]) =>
  db
    .select({
      groupId: casts.groupId,
      id: casts.id,
      topic: casts.topic,
      question: casts.question,
      moment: casts.moment,
      input: casts.input,
      cast: casts.cast,
      commitment: casts.commitment,
      seed: casts.seed,
      nonce: casts.nonce,
      engineVersion: casts.engineVersion,
      drawnAt: casts.drawnAt,
    })
    .from(casts)
    .where(and(eq(casts.personId, personId), inArray(casts.groupId, groupIds), isNotNull(casts.drawnAt)))
    .orderBy(asc(casts.drawnAt), asc(casts.id));

export const listSittingsOf = (db: Db, personId: PersonId, groupIds: ChatId[]) =>
  db
    .select({
      groupId: sittings.groupId,
      test: sittings.test,
      version: sittings.version,
      answers: sittings.answers,
      castId: sittings.castId,
      createdAt: sittings.createdAt,
    })
    .from(sittings)
    .where(and(eq(sittings.personId, personId), inArray(sittings.groupId, groupIds)))
    .orderBy(asc(sittings.createdAt));

export const listPastOf = (db: Db, personId: PersonId, groupIds: ChatId[]) =>
  db
    .select({ groupId: pastChecks.groupId, castId: pastChecks.castId, asked: pastChecks.asked, answers: pastChecks.answers, createdAt: pastChecks.createdAt })
    .from(pastChecks)
    .where(and(eq(pastChecks.personId, personId), inArray(pastChecks.groupId, groupIds), isNull(pastChecks.deletedAt)))
    .orderBy(asc(pastChecks.createdAt));

export const countChats = async (db: Db, personId: PersonId): Promise<number> =>
  db.$count(chatGroups, and(eq(chatGroups.personId, personId), isNull(chatGroups.deletedAt)));

/** An answer of theirs that is being told, or none. */
export const findRunning = async (db: Db, personId: PersonId): Promise<GenerationId | undefined> =>
  (
    await db
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.personId, personId), eq(generations.status, "running")))
      .limit(1)
  )[0]?.id;

/** The chats that two people have under the same id. */
export const listSharedIds = async (db: Db, from: PersonId, to: PersonId): Promise<ChatId[]> =>
  (
    await db
      .select({ id: chatGroups.id })
      .from(chatGroups)
      .where(and(eq(chatGroups.personId, from), inArray(chatGroups.id, db.select({ id: chatGroups.id }).from(chatGroups).where(eq(chatGroups.personId, to)))))
  ).map(({ id }) => id);

/** Live events of one's runs, where the database keeps them. */
export const deleteEventsOf = (tx: Db, personId: PersonId) =>
  tx.delete(generationEvents).where(sql`starts_with(${generationEvents.runKey}, ${`${personId}:`})`);
