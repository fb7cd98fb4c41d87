import { pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** People without an account. The secret they send is stored as its SHA-256 only; `id` is public and owns their rows. */
export const visitors = pgTable(
  "visitors",
  {
    id: text().primaryKey(),
    secretHash: text("secret_hash").notNull(),
    timeZone: text("time_zone").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("visitors_secret_hash").on(table.secretHash)],
);
