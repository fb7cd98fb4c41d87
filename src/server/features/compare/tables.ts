import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ChatId, PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** One question answered by two crafts, each in a chat of its own: it stands as long as both answers do. What they say is told from their casts, each time anew. */
export const comparisons = pgTable(
  "comparisons",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    /** Made by the client. */
    id: text().notNull(),
    question: text().notNull(),
    firstGroupId: text("first_group_id").$type<ChatId>().notNull(),
    /** The one answer, as a list. */
    firstAnswerIds: jsonb("first_answer_ids").$type<[string]>().notNull(),
    firstTopic: text("first_topic").notNull(),
    secondGroupId: text("second_group_id").$type<ChatId>().notNull(),
    secondAnswerIds: jsonb("second_answer_ids").$type<[string]>().notNull(),
    secondTopic: text("second_topic").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("comparisons_recent").on(table.personId, table.createdAt),
    index("comparisons_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
