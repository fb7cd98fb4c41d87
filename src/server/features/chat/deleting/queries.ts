import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { casts, chatGroups, generations, images, messages, pastChecks, recentDeleters, sittings } from "../tables.ts";

/** @returns the chats that went */
export const updateGroupsDeleted = (db: Db, personId: PersonId, ids: ChatId[]) =>
  db
    .update(chatGroups)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(chatGroups.personId, personId), inArray(chatGroups.id, ids), isNull(chatGroups.deletedAt)))
    .returning({ id: chatGroups.id });

/** @returns the chats that came back */
export const updateGroupsRestored = (db: Db, personId: PersonId, ids: ChatId[], withinSeconds: number) =>
  db
    .update(chatGroups)
    .set({ deletedAt: null })
    .where(and(eq(chatGroups.personId, personId), inArray(chatGroups.id, ids), gt(chatGroups.deletedAt, sql`now() - make_interval(secs => ${withinSeconds})`)))
    .returning({ id: chatGroups.id });

/** The named messages, and the answers to those among them that a person said. */
export const listToDelete = (db: Db, personId: PersonId, ids: string[]) =>
  db
    .select({ id: messages.id, groupId: messages.groupId, parentId: messages.parentId, role: messages.role, castId: messages.castId, parts: messages.parts })
    .from(messages)
    .where(
      and(
        eq(messages.personId, personId),
        isNull(messages.deletedAt),
        or(inArray(messages.id, ids), and(inArray(messages.parentId, ids), eq(messages.role, "assistant"))),
      ),
    );

/** What is left of a deleted message is its place in the tree. */
export const updateMessagesDeleted = (db: Db, personId: PersonId, ids: string[]) =>
  db
    .update(messages)
    .set({ deletedAt: sql`now()`, text: "", folded: "", parts: [], flow: null, feedbackText: null, castId: null })
    .where(and(eq(messages.personId, personId), inArray(messages.id, ids)));

/** Of these casts, those that a message which stands still rests on. */
export const listRestedOn = async (db: Db, personId: PersonId, castIds: CastId[]): Promise<CastId[]> =>
  (
    await db
      .selectDistinct({ castId: messages.castId })
      .from(messages)
      .where(and(eq(messages.personId, personId), inArray(messages.castId, castIds), isNull(messages.deletedAt)))
  ).flatMap(({ castId }) => (castId ? [castId] : []));

/** Casts, and what was answered of the years they mark. */
export const deleteCasts = async (db: Db, personId: PersonId, ids: CastId[]): Promise<void> => {
  await db.delete(pastChecks).where(and(eq(pastChecks.personId, personId), inArray(pastChecks.castId, ids)));
  await db.delete(casts).where(and(eq(casts.personId, personId), inArray(casts.id, ids)));
};

/** The question of casts that stay, and of every flow that goes on from them, when the words that asked it are deleted. */
export const updateQuestionsForgotten = async (db: Db, personId: PersonId, castIds: CastId[]): Promise<void> => {
  await db
    .update(casts)
    .set({ question: "" })
    .where(and(eq(casts.personId, personId), inArray(casts.id, castIds)));
  await db
    .update(messages)
    .set({ flow: sql`jsonb_set(jsonb_set(${messages.flow}, '{question}', '""'), '{known}', (${messages.flow} -> 'known') - 'question')` })
    .where(and(eq(messages.personId, personId), inArray(messages.castId, castIds), isNotNull(messages.flow)));
};

/** @returns the ids of what was deleted */
export const deleteImages = async (db: Db, personId: PersonId, ids: string[]): Promise<string[]> =>
  (
    await db
      .delete(images)
      .where(and(eq(images.personId, personId), inArray(images.id, ids)))
      .returning({ id: images.id })
  ).map(({ id }) => id);

/** A test begun by a deleted message goes with it, answers and all. */
export const deleteSittingsOf = (db: Db, personId: PersonId, messageIds: string[]) =>
  db.delete(sittings).where(and(eq(sittings.personId, personId), inArray(sittings.messageId, messageIds)));

/** A chat whose beginning was deleted is not called by it any more; a name the person gave stays. */
export const updateGroupsUnnamed = async (db: Db, personId: PersonId, ids: ChatId[]): Promise<void> => {
  const own = and(eq(chatGroups.personId, personId), inArray(chatGroups.id, ids));
  await db.update(chatGroups).set({ content: "" }).where(own);
  await db
    .update(chatGroups)
    .set({ title: "", titleFolded: "" })
    .where(and(own, eq(chatGroups.titleSource, "question")));
};

/** Notes whose things went for good: what rests on those is looked through again. */
export const insertRecentDeleter = (db: Db, personId: PersonId) =>
  db
    .insert(recentDeleters)
    .values({ personId })
    .onConflictDoUpdate({ target: recentDeleters.personId, set: { at: sql`now()` } });

export const deleteRecentDeleters = (db: Db, afterHours: number) =>
  db.delete(recentDeleters).where(lt(recentDeleters.at, sql`now() - make_interval(hours => ${afterHours})`));

/** Drops seals that nobody came back to open. */
export const deleteUnopenedCasts = (db: Db, afterHours: number) =>
  db.delete(casts).where(and(isNull(casts.drawnAt), lt(casts.createdAt, sql`now() - make_interval(hours => ${afterHours})`)));

/** What is left of a deleted message stays: so long ago its run was removed by an earlier turn. */
const lookedAtHours = 24 * 7;

/** Removes runs of messages that were deleted so long ago: until then a repeated send still finds its own. */
export const deleteRunsOfDeleted = (db: Db, afterHours: number) =>
  db.delete(generations).where(
    sql`(${generations.personId}, ${generations.messageId}) in (
      select ${messages.personId}, ${messages.id} from ${messages} where ${messages.deletedAt} < now() - make_interval(hours => ${afterHours})
        and ${messages.deletedAt} > now() - make_interval(hours => ${lookedAtHours})
    ) and ${generations.status} <> 'running'`,
  );

/** Drops answers of a past that were deleted longer ago than the time for undoing. */
export const deletePastChecksDeleted = (db: Db, afterSeconds: number) =>
  db.delete(pastChecks).where(lt(pastChecks.deletedAt, sql`now() - make_interval(secs => ${afterSeconds})`));

/** Removes one chat for good, with all that is in it. @returns its pictures, whose files are still to go */
const deleteGroup = async (tx: Db, personId: PersonId, id: ChatId): Promise<string[]> => {
  const pictures = await tx
    .delete(images)
    .where(and(eq(images.personId, personId), eq(images.groupId, id)))
    .returning({ id: images.id });
  for (const table of [messages, generations, casts, sittings, pastChecks])
    await tx.delete(table).where(and(eq(table.personId, personId), eq(table.groupId, id)));
  await tx.delete(chatGroups).where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)));
  await insertRecentDeleter(tx, personId);
  return pictures.map((picture) => picture.id);
};

/** Removes for good what was deleted longer ago than the time for undoing. @returns how many chats went */
export const deleteExpired = async (db: Db, afterSeconds: number, atMost: number): Promise<{ chats: number; images: { personId: PersonId; id: string }[] }> => {
  const expired = await db
    .select({ personId: chatGroups.personId, id: chatGroups.id })
    .from(chatGroups)
    .where(and(isNotNull(chatGroups.deletedAt), lt(chatGroups.deletedAt, sql`now() - make_interval(secs => ${afterSeconds})`)))
    .limit(atMost);
  const pictures: { personId: PersonId; id: string }[] = [];
  for (const { personId, id } of expired)
    for (const picture of await db.transaction((tx) => deleteGroup(tx, personId, id))) pictures.push({ personId, id: picture });
  return { chats: expired.length, images: pictures };
};
