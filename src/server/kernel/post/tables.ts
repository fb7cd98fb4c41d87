import { bigserial, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/instant.ts";

/** Letters on their way and the last ones sent. Whom they go to and what they say is locked (`kernel/vault`). */
export const letters = pgTable(
  "letters",
  {
    id: text().primaryKey(),
    /** In which order they were written: several come within one millisecond. */
    position: bigserial({ mode: "number" }).notNull(),
    /** The letter itself, as JSON, locked; null once it was sent, in production. */
    locked: text(),
    channel: text({ enum: ["mail", "text"] }).notNull(),
    kind: text().notNull(),
    key: text().notNull().unique(),
    state: text({ enum: ["waiting", "sent", "failed", "late"] }).notNull(),
    tries: integer().notNull().default(0),
    nextAt: instant("next_at").notNull().defaultNow(),
    expiresAt: instant("expires_at"),
    /** What the other side calls it. */
    providerId: text("provider_id"),
    error: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
  },
  (table) => [index("letters_waiting").on(table.state, table.nextAt), index("letters_age").on(table.createdAt)],
);
