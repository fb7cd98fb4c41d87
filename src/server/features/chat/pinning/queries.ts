import { and, count, desc, eq, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { type GroupRow, isListed } from "../queries.ts";
import { chatGroups } from "../tables.ts";

const pinnedOf = (personId: PersonId) => and(eq(chatGroups.personId, personId), isNotNull(chatGroups.pinnedAt), isListed);

/** The last pinned first. */
export const listPinned = (db: Db, personId: PersonId, module: string | undefined): Promise<GroupRow[]> =>
  db
    .select()
    .from(chatGroups)
    .where(and(pinnedOf(personId), module ? eq(chatGroups.module, module) : undefined))
    .orderBy(desc(chatGroups.pinnedAt), desc(chatGroups.id));

/** Until the transaction ends nobody else pins for this person: two pages at once do not pin more than there is room for. */
export const lockPins = (tx: Db, personId: PersonId) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pins:${personId}`}, 0))`);

export const countPinnedBut = async (db: Db, personId: PersonId, ids: ChatId[]): Promise<number> =>
  (
    await db
      .select({ pinned: count() })
      .from(chatGroups)
      .where(and(pinnedOf(personId), notInArray(chatGroups.id, ids)))
  )[0]!.pinned;

/** What is pinned already keeps its place. @returns those of the chats that are there */
export const updatePinned = (db: Db, personId: PersonId, ids: ChatId[], isPinned: boolean) =>
  db
    .update(chatGroups)
    .set({ pinnedAt: isPinned ? sql`coalesce(${chatGroups.pinnedAt}, clock_timestamp())` : null })
    .where(and(eq(chatGroups.personId, personId), inArray(chatGroups.id, ids), isListed))
    .returning({ id: chatGroups.id });

/** Unpins what was pinned longest ago, where more are pinned than may be. */
export const updateOldestUnpinned = async (db: Db, personId: PersonId, most: number): Promise<void> => {
  const over = (await listPinned(db, personId, undefined)).slice(most).map(({ id }) => id);
  if (over.length > 0) await updatePinned(db, personId, over, false);
};
