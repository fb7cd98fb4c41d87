import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { deleteImagesOf } from "../images/queries.ts";
import { casts, chatGroups, generations, messages, sittings } from "../tables.ts";

export interface GroupFilter {
  personId: PersonId;
  module: string | undefined;
  /** Words to find in titles and messages; each must occur. */
  words: string[];
  before: { updatedAt: string; id: ChatId } | null;
  limit: number;
}

/** % and _ in what a person types are letters, not wildcards. */
const toPattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

export const listGroups = (db: Db, { personId, module, words, before, limit }: GroupFilter) => {
  const found = words.map((word) => {
    const pattern = toPattern(word);
    return sql`(${chatGroups.title} ilike ${pattern} or exists (
      select 1 from ${messages} where ${messages.personId} = ${chatGroups.personId} and ${messages.groupId} = ${chatGroups.id}
      and ${messages.deletedAt} is null and ${messages.text} ilike ${pattern}))`;
  });
  const older = before
    ? or(lt(chatGroups.updatedAt, before.updatedAt), and(eq(chatGroups.updatedAt, before.updatedAt), lt(chatGroups.id, before.id)))
    : undefined;
  return db
    .select()
    .from(chatGroups)
    .where(and(eq(chatGroups.personId, personId), isNull(chatGroups.deletedAt), module ? eq(chatGroups.module, module) : undefined, older, ...found))
    .orderBy(desc(chatGroups.updatedAt), desc(chatGroups.id))
    .limit(limit);
};

export const updateGroupsDeleted = (db: Db, personId: PersonId, ids: ChatId[]) =>
  db
    .update(chatGroups)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(chatGroups.personId, personId), inArray(chatGroups.id, ids), isNull(chatGroups.deletedAt)));

export const updateGroupsRestored = (db: Db, personId: PersonId, ids: ChatId[], withinSeconds: number) =>
  db
    .update(chatGroups)
    .set({ deletedAt: null })
    .where(and(eq(chatGroups.personId, personId), inArray(chatGroups.id, ids), gt(chatGroups.deletedAt, sql`now() - make_interval(secs => ${withinSeconds})`)));

export const updateMessagesDeleted = (db: Db, personId: PersonId, ids: string[]) =>
  db
    .update(messages)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(messages.personId, personId), inArray(messages.id, ids)));

/** Drops seals that nobody came back to open. */
export const deleteUnopenedCasts = (db: Db, afterHours: number) =>
  db.delete(casts).where(and(isNull(casts.drawnAt), lt(casts.createdAt, sql`now() - make_interval(hours => ${afterHours})`)));

/** Removes for good what was deleted longer ago than the time for undoing. @returns how many chats went */
export const deleteExpired = async (db: Db, afterSeconds: number): Promise<{ chats: number; images: { personId: PersonId; id: string }[] }> => {
  const expired = await db
    .select({ personId: chatGroups.personId, id: chatGroups.id })
    .from(chatGroups)
    .where(and(isNotNull(chatGroups.deletedAt), lt(chatGroups.deletedAt, sql`now() - make_interval(secs => ${afterSeconds})`)))
    .limit(200);
  const images: { personId: PersonId; id: string }[] = [];
  for (const { personId, id } of expired)
    await db.transaction(async (tx) => {
      for (const image of await deleteImagesOf(tx, personId, id)) images.push({ personId, id: image });
      await tx.delete(messages).where(and(eq(messages.personId, personId), eq(messages.groupId, id)));
      await tx.delete(generations).where(and(eq(generations.personId, personId), eq(generations.groupId, id)));
      await tx.delete(casts).where(and(eq(casts.personId, personId), eq(casts.groupId, id)));
      await tx.delete(sittings).where(and(eq(sittings.personId, personId), eq(sittings.groupId, id)));
      await tx.delete(chatGroups).where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)));
    });
  return { chats: expired.length, images };
};
