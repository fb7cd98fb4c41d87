import { and, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Place } from "../../../kernel/cursor.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { type GroupRow, isListed } from "../queries.ts";
import { chatGroups, messages } from "../tables.ts";

/** Chats whose title has all the words stand before the others. */
export interface FoundPlace extends Place<ChatId> {
  isInTitle: boolean;
}
export interface FoundGroup extends GroupRow {
  isInTitle: boolean;
}

export interface SearchFilter {
  personId: PersonId;
  module: string | undefined;
  /** Folded; each must stand in the title or in a message. */
  terms: readonly string[];
  before: FoundPlace | null;
  limit: number;
}

/** % and _ in what a person types are letters, not wildcards. */
const toPattern = (term: string): string => `%${term.replace(/[\\%_]/g, "\\$&")}%`;
const has = (folded: SQL | typeof messages.folded | typeof chatGroups.titleFolded, term: string): SQL => sql`${folded} like ${toPattern(term)}`;

const all = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` and `)})`;

/** One pass over the person's messages says of each chat which of the words were said in it; each word is looked for once a message. */
export const searchGroups = (db: Db, { personId, module, terms, before, limit }: SearchFilter): Promise<FoundGroup[]> => {
  const wordOf = (at: number) => sql.identifier(`word_${at}`);
  const saidWords = sql.join(
    terms.map((term, at) => sql`bool_or(${has(messages.folded, term)}) as ${wordOf(at)}`),
    sql`, `,
  );
  const said = sql`(
    select ${messages.groupId} as group_id, ${saidWords} from ${messages}
    where ${messages.personId} = ${personId} and ${messages.deletedAt} is null
    group by ${messages.groupId}) as said`;
  const inTitle = all(terms.map((term) => has(chatGroups.titleFolded, term)));
  const found = terms.map((term, at) => sql`(${has(chatGroups.titleFolded, term)} or said.${wordOf(at)})`);
  const beyond = before
    ? sql`(${inTitle}, ${chatGroups.updatedAt}, ${chatGroups.id}) < (${before.isInTitle}, ${before.instant}::timestamptz, ${before.id})`
    : undefined;
  return db
    .select({ ...getTableColumns(chatGroups), isInTitle: sql<boolean>`${inTitle}`.as("is_in_title") })
    .from(chatGroups)
    .leftJoin(said, sql`said.group_id = ${chatGroups.id}`)
    .where(and(eq(chatGroups.personId, personId), isListed, module ? eq(chatGroups.module, module) : undefined, ...found, beyond))
    .orderBy(sql`is_in_title desc, ${chatGroups.updatedAt} desc, ${chatGroups.id} desc`)
    .limit(limit);
};

/** In each chat the message that has most of the words; of several the person's own, which they know again, and the newest. */
export const listBestSaid = (db: Db, personId: PersonId, ids: ChatId[], terms: readonly string[]) => {
  const conditions = terms.map((term) => has(messages.folded, term));
  const worth = sql.join(
    conditions.map((condition) => sql`(${condition})::int`),
    sql` + `,
  );
  return db
    .selectDistinctOn([messages.groupId], {
      groupId: messages.groupId,
      id: messages.id,
      parentId: messages.parentId,
      role: messages.role,
      text: messages.text,
    })
    .from(messages)
    .where(and(eq(messages.personId, personId), inArray(messages.groupId, ids), isNull(messages.deletedAt), or(...conditions)))
    .orderBy(messages.groupId, sql`${worth} desc`, sql`(${messages.role} = 'user') desc`, sql`${messages.position} desc`);
};

/** Locked, so that what is deleted meanwhile waits for the folding and empties it too. */
export const listUnfoldedGroups = (tx: Db, limit: number) =>
  tx
    .select({ personId: chatGroups.personId, id: chatGroups.id, title: chatGroups.title })
    .from(chatGroups)
    .where(isNull(chatGroups.foldVersion))
    .limit(limit)
    .for("update", { skipLocked: true });

export const listUnfoldedMessages = (tx: Db, limit: number) =>
  tx
    .select({ personId: messages.personId, id: messages.id, role: messages.role, text: messages.text })
    .from(messages)
    .where(and(isNull(messages.foldVersion), ne(messages.status, "running")))
    .limit(limit)
    .for("update", { skipLocked: true });

interface Folded {
  personId: PersonId;
  id: string;
  foldVersion: number;
}
const given = (rows: readonly (Folded & { words: string })[]): SQL => sql`(
  select * from unnest(${sql.param(rows.map(({ personId }) => personId))}::text[], ${sql.param(rows.map(({ id }) => id))}::text[],
    ${sql.param(rows.map(({ words }) => words))}::text[], ${sql.param(rows.map(({ foldVersion }) => foldVersion))}::int[]) as g(person_id, id, folded, version)
) as given`;

export const updateFoldedGroups = (tx: Db, rows: readonly (Folded & { titleFolded: string })[]) =>
  tx.execute(sql`update chat_groups set title_folded = given.folded, fold_version = given.version
    from ${given(rows.map((row) => ({ ...row, words: row.titleFolded })))} where chat_groups.person_id = given.person_id and chat_groups.id = given.id`);

export const updateFoldedMessages = (tx: Db, rows: readonly (Folded & { folded: string })[]) =>
  tx.execute(sql`update messages set folded = given.folded, fold_version = given.version
    from ${given(rows.map((row) => ({ ...row, words: row.folded })))} where messages.person_id = given.person_id and messages.id = given.id`);
