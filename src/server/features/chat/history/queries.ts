import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Place } from "../../../kernel/cursor.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { chatGroups, messages } from "../tables.ts";

export interface GroupFilter {
  personId: PersonId;
  module: string | undefined;
  /** Words to find in titles and messages; each must occur. */
  words: string[];
  before: Place<ChatId> | null;
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
  const older = before ? or(lt(chatGroups.updatedAt, before.instant), and(eq(chatGroups.updatedAt, before.instant), lt(chatGroups.id, before.id))) : undefined;
  return db
    .select()
    .from(chatGroups)
    .where(and(eq(chatGroups.personId, personId), isNull(chatGroups.deletedAt), module ? eq(chatGroups.module, module) : undefined, older, ...found))
    .orderBy(desc(chatGroups.updatedAt), desc(chatGroups.id))
    .limit(limit);
};
