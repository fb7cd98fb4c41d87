import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { CastId, ChatId, PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { casts, chatGroups, generations, messages } from "./tables.ts";

export type GroupRow = typeof chatGroups.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type CastRow = typeof casts.$inferSelect;

/** Both drivers answer raw SQL with `{rows}`; Drizzle's common type does not say so. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

export const findGroup = async (db: Db, personId: PersonId, id: ChatId): Promise<GroupRow | undefined> =>
  (
    await db
      .select()
      .from(chatGroups)
      .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id), isNull(chatGroups.deletedAt)))
  )[0];

export const isGroupDeleted = async (db: Db, personId: PersonId, id: ChatId): Promise<boolean> =>
  (
    await db
      .select({ id: chatGroups.id })
      .from(chatGroups)
      .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id), isNotNull(chatGroups.deletedAt)))
  ).length === 1;

/** A topic's last casts in the person's other chats, newest first; deleted chats are left out. */
export const listEarlierCasts = (db: Db, personId: PersonId, topic: string, exceptGroupId: ChatId, limit: number) =>
  db
    .select({ cast: casts.cast, moment: casts.moment, groupId: casts.groupId })
    .from(casts)
    .innerJoin(chatGroups, and(eq(chatGroups.personId, casts.personId), eq(chatGroups.id, casts.groupId)))
    .where(and(eq(casts.personId, personId), eq(casts.topic, topic), ne(casts.groupId, exceptGroupId), isNotNull(casts.drawnAt), isNull(chatGroups.deletedAt)))
    .orderBy(desc(casts.drawnAt))
    .limit(limit);

/** Two first messages at once make one group. @returns false when it stood already */
export const insertGroup = async (db: Db, group: typeof chatGroups.$inferInsert): Promise<boolean> =>
  (await db.insert(chatGroups).values(group).onConflictDoNothing().returning({ id: chatGroups.id })).length === 1;

type GroupChange = Partial<Pick<GroupRow, "title" | "titleSource" | "activeLeafId">>;

export const updateGroup = (db: Db, personId: PersonId, id: ChatId, change: GroupChange) =>
  db
    .update(chatGroups)
    .set(change)
    .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)));

/** Names a chat that was called by one of these names for want of a better one; a name the person gave stays. @returns false where it had another */
export const updateBareTitle = async (db: Db, personId: PersonId, id: ChatId, bare: string[], title: string): Promise<boolean> =>
  (
    await db
      .update(chatGroups)
      .set({ title })
      .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id), eq(chatGroups.titleSource, "question"), inArray(chatGroups.title, bare)))
      .returning({ id: chatGroups.id })
  ).length === 1;

/** A new answer moves the chat to the top of the list; nothing else does. */
export const updateGroupLeaf = (db: Db, personId: PersonId, id: ChatId, activeLeafId: string) =>
  db
    .update(chatGroups)
    .set({ activeLeafId, updatedAt: sql`now()` })
    .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)));

export const findMessage = async (db: Db, personId: PersonId, id: string): Promise<MessageRow | undefined> =>
  (
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.personId, personId), eq(messages.id, id)))
  )[0];

export const findMessageByClientId = async (db: Db, personId: PersonId, groupId: ChatId, clientMessageId: string) =>
  (
    await db
      .select()
      .from(messages)
      .where(and(eq(messages.personId, personId), eq(messages.groupId, groupId), eq(messages.clientMessageId, clientMessageId)))
  )[0];

export const insertMessage = (db: Db, message: typeof messages.$inferInsert) => db.insert(messages).values(message);

export const updateMessage = (db: Db, personId: PersonId, id: string, change: Partial<typeof messages.$inferInsert>) =>
  db
    .update(messages)
    .set(change)
    .where(and(eq(messages.personId, personId), eq(messages.id, id)));

export const insertGeneration = (db: Db, generation: typeof generations.$inferInsert) => db.insert(generations).values(generation);

export const findRunningGeneration = async (db: Db, personId: PersonId, groupId: ChatId) =>
  (
    await db
      .select({ id: generations.id, messageId: generations.messageId })
      .from(generations)
      .where(and(eq(generations.personId, personId), eq(generations.groupId, groupId), eq(generations.status, "running")))
  )[0];

/** The run that first answered a message, deleted since or not. */
export const findFirstGenerationUnder = async (db: Db, personId: PersonId, groupId: ChatId, parentId: string) =>
  (
    await db
      .select({ id: generations.id })
      .from(messages)
      .innerJoin(generations, and(eq(generations.personId, messages.personId), eq(generations.messageId, messages.id)))
      .where(and(eq(messages.personId, personId), eq(messages.groupId, groupId), eq(messages.parentId, parentId), eq(messages.role, "assistant")))
      .orderBy(asc(messages.position), desc(generations.startedAt))
      .limit(1)
  )[0];

/** The children of the given parents, oldest first; null stands for the chat's first messages. */
export const listSiblings = async (db: Db, personId: PersonId, groupId: ChatId, parentIds: (string | null)[]) => {
  const named = parentIds.filter((id) => id !== null);
  const ofParents = named.length > 0 ? inArray(messages.parentId, named) : undefined;
  const roots = parentIds.includes(null) ? isNull(messages.parentId) : undefined;
  return db
    .select({ id: messages.id, parentId: messages.parentId, role: messages.role })
    .from(messages)
    .where(
      and(
        eq(messages.personId, personId),
        eq(messages.groupId, groupId),
        isNull(messages.deletedAt),
        ofParents && roots ? sql`(${ofParents} or ${roots})` : (ofParents ?? roots ?? sql`false`),
      ),
    )
    .orderBy(asc(messages.position));
};

/** From a message up to the chat's start, nearest first, at most `limit`. */
export const listBranch = async (db: Db, personId: PersonId, groupId: ChatId, leafId: string, limit: number): Promise<MessageRow[]> => {
  const path = rowsOf<{ id: string }>(
    await db.execute(sql`
      with recursive branch as (
        select id, parent_id, 1 as depth from messages where person_id = ${personId} and group_id = ${groupId} and id = ${leafId}
        union all
        select m.id, m.parent_id, b.depth + 1 from messages m join branch b on m.id = b.parent_id
        where m.person_id = ${personId} and m.group_id = ${groupId} and b.depth < ${limit}
      )
      select id, depth from branch order by depth`),
  );
  if (path.length === 0) return [];
  const ids = path.map((row) => row.id);
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.personId, personId), inArray(messages.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The newest leaf under a message: where a chosen version goes on. */
export const findLeafUnder = async (db: Db, personId: PersonId, groupId: ChatId, messageId: string): Promise<string | undefined> => {
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      with recursive below as (
        select id, position from messages where person_id = ${personId} and group_id = ${groupId} and id = ${messageId}
        union all
        select m.id, m.position from messages m join below b on m.parent_id = b.id
        where m.person_id = ${personId} and m.group_id = ${groupId} and m.deleted_at is null
      )
      select id from below order by position desc limit 1`),
  );
  return rows[0]?.id;
};

export const insertCast = (db: Db, cast: typeof casts.$inferInsert) => db.insert(casts).values(cast);

export const findCast = async (db: Db, personId: PersonId, id: CastId): Promise<CastRow | undefined> =>
  (
    await db
      .select()
      .from(casts)
      .where(and(eq(casts.personId, personId), eq(casts.id, id)))
  )[0];

/** Opens a sealed seed once. @returns the row, undefined when it was drawn before */
export const updateDrawnCast = async (db: Db, personId: PersonId, id: CastId, drawn: Partial<typeof casts.$inferInsert>): Promise<CastRow | undefined> =>
  (
    await db
      .update(casts)
      .set({ ...drawn, drawnAt: sql`now()` })
      .where(and(eq(casts.personId, personId), eq(casts.id, id), isNull(casts.drawnAt)))
      .returning()
  )[0];
