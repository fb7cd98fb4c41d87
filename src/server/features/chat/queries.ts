import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { CastId, ChatId, GenerationId, PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { rowsOf } from "../../kernel/db/rows-of.ts";
import { foldMessage, foldTitle } from "./searching/folded.ts";
import { casts, chatGroups, generations, messages } from "./tables.ts";

/** What a search reads stays where it is. */
const { folded: _folded, foldVersion: _version, ...messageColumns } = getTableColumns(messages);

export { messageColumns };

export type GroupRow = typeof chatGroups.$inferSelect;
export type MessageRow = Omit<typeof messages.$inferSelect, "folded" | "foldVersion">;
export type CastRow = typeof casts.$inferSelect;

/** A chat that stands and is the person's to keep: neither deleted nor temporary. */
export const isListed = and(isNull(chatGroups.deletedAt), isNull(chatGroups.temporaryAt));

/** A chat, in the bin or not. */
export const findKeptGroup = async (db: Db, personId: PersonId, id: ChatId): Promise<GroupRow | undefined> =>
  (
    await db
      .select()
      .from(chatGroups)
      .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)))
  )[0];

export const findGroup = async (db: Db, personId: PersonId, id: ChatId): Promise<GroupRow | undefined> => {
  const kept = await findKeptGroup(db, personId, id);
  return kept?.deletedAt === null ? kept : undefined;
};

/** A chat of which something may stay elsewhere: a share, an entry, a comparison. */
export const findListedGroup = async (db: Db, personId: PersonId, id: ChatId): Promise<GroupRow | undefined> => {
  const group = await findGroup(db, personId, id);
  return group?.temporaryAt === null ? group : undefined;
};

/** A topic's last casts in the person's other chats, newest first; deleted chats are left out. */
export const listEarlierCasts = (db: Db, personId: PersonId, topic: string, exceptGroupId: ChatId, limit: number) =>
  db
    .select({ cast: casts.cast, moment: casts.moment, groupId: casts.groupId })
    .from(casts)
    .innerJoin(chatGroups, and(eq(chatGroups.personId, casts.personId), eq(chatGroups.id, casts.groupId)))
    .where(and(eq(casts.personId, personId), eq(casts.topic, topic), ne(casts.groupId, exceptGroupId), isNotNull(casts.drawnAt), isListed))
    .orderBy(desc(casts.drawnAt))
    .limit(limit);

type GroupChange = Partial<Pick<GroupRow, "title" | "titleSource" | "activeLeafId">>;

export const updateGroup = (db: Db, personId: PersonId, id: ChatId, change: GroupChange) =>
  db
    .update(chatGroups)
    .set({ ...change, ...(change.title !== undefined && foldTitle(change.title)) })
    .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)));

/** Names a chat that was called by one of these names for want of a better one; a name the person gave stays. @returns false where it had another */
export const updateBareTitle = async (db: Db, personId: PersonId, id: ChatId, bare: string[], title: string): Promise<boolean> =>
  (
    await db
      .update(chatGroups)
      .set({ title, ...foldTitle(title) })
      .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id), eq(chatGroups.titleSource, "question"), inArray(chatGroups.title, bare)))
      .returning({ id: chatGroups.id })
  ).length === 1;

/** A new answer moves the chat to the top of the list; nothing else does. */
const onTop = (activeLeafId: string) => ({
  activeLeafId,
  updatedAt: sql`now()`,
  // A temporary chat that is spoken in is open.
  temporaryAt: sql`case when ${chatGroups.temporaryAt} is null then null else now() end`,
});

/** Returns `is_new`, as `upsertGroup` does. */
export const updateGroupLeaf = (db: Db, personId: PersonId, id: ChatId, activeLeafId: string) =>
  db
    .update(chatGroups)
    .set(onTop(activeLeafId))
    .where(and(eq(chatGroups.personId, personId), eq(chatGroups.id, id)))
    .returning({ isNew: sql<boolean>`false`.as("is_new") });

/** Makes the chat, or moves the one that stands. Two first messages at once make one, which is new to one of them. */
export const upsertGroup = (db: Db, { isTemporary, ...group }: typeof chatGroups.$inferInsert & { activeLeafId: string; isTemporary: boolean }) =>
  db
    .insert(chatGroups)
    .values({ ...group, ...foldTitle(group.title), temporaryAt: isTemporary ? sql`now()` : null })
    .onConflictDoUpdate({ target: [chatGroups.personId, chatGroups.id], set: onTop(group.activeLeafId) })
    // A row that stood was locked to be changed, and carries the lock.
    .returning({ isNew: sql<boolean>`chat_groups.xmax = 0`.as("is_new") });

export const findMessage = async (db: Db, personId: PersonId, id: string): Promise<MessageRow | undefined> =>
  (
    await db
      .select(messageColumns)
      .from(messages)
      .where(and(eq(messages.personId, personId), eq(messages.id, id)))
  )[0];

/** In the order they stand in the chat. */
export const insertMessages = (db: Db, given: (typeof messages.$inferInsert)[]) =>
  db.insert(messages).values(given.map((message) => ({ ...message, ...foldMessage({ role: message.role, text: message.text ?? "" }) })));

/** Its text is the run's to write. */
export const updateMessage = (db: Db, personId: PersonId, id: string, change: Partial<Omit<typeof messages.$inferInsert, "text">>) =>
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

/** The run that an identical send has started before: the one of this id, or the first that answered the same words, deleted since or not. */
export const findStartedGeneration = async (
  db: Db,
  personId: PersonId,
  { msggroup, generationId, clientMessageId }: { msggroup: ChatId; generationId: GenerationId; clientMessageId: string },
): Promise<GenerationId | undefined> =>
  rowsOf<{ id: GenerationId }>(
    await db.execute(sql`
      select id from (
        select id, 1 as choice, 0::bigint as position, started_at from generations where person_id = ${personId} and id = ${generationId}
        union all
        select g.id, 2, answer.position, g.started_at from messages asked
        join messages answer on answer.person_id = asked.person_id and answer.group_id = asked.group_id and answer.parent_id = asked.id and answer.role = 'assistant'
        join generations g on g.person_id = answer.person_id and g.message_id = answer.id
        where asked.person_id = ${personId} and asked.group_id = ${msggroup} and asked.client_message_id = ${clientMessageId}
      ) as started
      order by choice, position, started_at desc limit 1`),
  )[0]?.id;

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
    .select(messageColumns)
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

/** A seed that is sealed and opened at once. */
export const insertDrawnCast = async (db: Db, cast: typeof casts.$inferInsert): Promise<CastRow> =>
  (
    await db
      .insert(casts)
      .values({ ...cast, drawnAt: sql`now()` })
      .returning()
  )[0]!;

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

const recentTexts = 20;

/** What was told of a topic in the person's other chats of the last thirty days, newest first. */
export const listToldTexts = async (db: Db, personId: PersonId, topic: string, exceptGroupId: ChatId): Promise<string[]> =>
  (
    await db
      .select({ text: messages.text })
      .from(casts)
      .innerJoin(messages, and(eq(messages.personId, casts.personId), eq(messages.groupId, casts.groupId), eq(messages.castId, casts.id)))
      .where(
        and(
          eq(casts.personId, personId),
          eq(casts.topic, topic),
          ne(casts.groupId, exceptGroupId),
          sql`${casts.drawnAt} > now() - interval '30 days'`,
          eq(messages.role, "assistant"),
          isNull(messages.deletedAt),
          sql`not exists (select 1 from ${chatGroups} as g where g.person_id = ${casts.personId} and g.id = ${casts.groupId} and g.temporary_at is not null)`,
        ),
      )
      .orderBy(desc(casts.drawnAt))
      .limit(recentTexts)
  ).map(({ text }) => text);
