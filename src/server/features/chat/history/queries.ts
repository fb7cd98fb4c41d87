import { and, desc, eq, isNull } from "drizzle-orm";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Place } from "../../../kernel/cursor.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { whereBefore } from "../../../kernel/db/where-before.ts";
import { type GroupRow, isListed } from "../queries.ts";
import { chatGroups } from "../tables.ts";

export interface RecentFilter {
  personId: PersonId;
  module: string | undefined;
  before: Place<ChatId> | null;
  limit: number;
}

/** What is not pinned, newest first. */
export const listRecent = (db: Db, { personId, module, before, limit }: RecentFilter): Promise<GroupRow[]> => {
  const older = whereBefore(chatGroups.updatedAt, chatGroups.id, before);
  return db
    .select()
    .from(chatGroups)
    .where(and(eq(chatGroups.personId, personId), isListed, isNull(chatGroups.pinnedAt), module ? eq(chatGroups.module, module) : undefined, older))
    .orderBy(desc(chatGroups.updatedAt), desc(chatGroups.id))
    .limit(limit);
};
