import { sql } from "drizzle-orm";
import { boolean, date, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Claim, Mark, Pick } from "../../../shared/contract/journal.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { ChatId, PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";
import type { Blind } from "./blind/make-blind.ts";

/** A reading kept to look back on. It stands as long as its chat and its answer do. */
export const journalEntries = pgTable(
  "journal_entries",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    answerId: text("answer_id").notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    /** The letter of the chat's topic, which may have handed the question on. */
    module: text().notNull(),
    /** Of the cast. */
    topic: text().notNull(),
    /** The language it was told in. */
    locale: text().$type<Locale>().notNull(),
    question: text().notNull(),
    expects: text().notNull().default(""),
    /** The person's own day. */
    dueOn: date("due_on", { mode: "string" }),
    isQuiet: boolean("is_quiet").notNull(),
    claims: jsonb().$type<Claim[]>().notNull(),
    /** Made when it was kept, and never again; null: there is no look. */
    blind: jsonb().$type<Blind>(),
    pick: text().$type<Pick>(),
    marks: jsonb().$type<Mark[]>(),
    note: text().notNull().default(""),
    keptAt: instant("kept_at").notNull().defaultNow(),
    pickedAt: instant("picked_at"),
    lookedAt: instant("looked_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.answerId] }),
    index("journal_entries_due").on(table.personId, table.dueOn).where(sql`looked_at is null`),
    index("journal_entries_group").on(table.personId, table.groupId),
    index("journal_entries_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
