import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ShareSnapshot } from "../../../shared/contract/share.ts";
import type { ChatId, PersonId, ShareKey } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** What somebody shows to whoever has the link. The row stays when it is withdrawn, so that the link says so; what it showed goes. */
export const shares = pgTable(
  "shares",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    key: text().$type<ShareKey>().notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    /** The answers it shows: it stands as long as they do. */
    answerIds: jsonb("answer_ids").$type<string[]>().notNull(),
    /** SHA-256 of the snapshot: the same shared alike twice is one link. */
    digest: text().notNull(),
    title: text().notNull(),
    records: integer().notNull(),
    out: jsonb().$type<ShareSnapshot["out"]>().notNull(),
    photos: integer().notNull().default(0),
    /** null once it is withdrawn for good. */
    snapshot: jsonb().$type<ShareSnapshot>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    uniqueIndex("shares_key").on(table.key),
    index("shares_recent").on(table.personId, table.createdAt),
    index("shares_revoked").on(table.revokedAt).where(sql`snapshot is not null`),
  ],
);
