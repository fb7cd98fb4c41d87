import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { MemoryKind } from "../../../shared/contract/memory.ts";
import type { ChatId, PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** One thing kept across chats. It stands as long as the chat and the message it came from do. */
export const memoryEntries = pgTable(
  "memory_entries",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().notNull(),
    kind: text().$type<MemoryKind>().notNull(),
    groupId: text("group_id").$type<ChatId>().notNull(),
    /** The person's message. */
    turnId: text("turn_id").notNull(),
    /** What is kept, locked: see `Kept`. */
    box: text().notNull(),
    keptAt: instant("kept_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("memory_entries_recent").on(table.personId, table.keptAt),
    index("memory_entries_group").on(table.personId, table.groupId),
    index("memory_entries_deleted").on(table.deletedAt),
  ],
);

/** A row for whoever has switched it off. */
export const memoryOff = pgTable("memory_off", {
  personId: text("person_id").$type<PersonId>().primaryKey(),
  offAt: instant("off_at").notNull().defaultNow(),
});
