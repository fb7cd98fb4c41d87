import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Plus uses, one row a run: reserved at its start, settled exactly once as spent or returned. */
export const plusUses = pgTable(
  "plus_uses",
  {
    ownerId: text("owner_id").notNull(),
    generationId: text("generation_id").notNull(),
    /** The owner's product day, YYYY-MM-DD. */
    day: text().notNull(),
    state: text({ enum: ["reserved", "spent", "returned"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    settledAt: timestamp("settled_at", { withTimezone: true, mode: "string" }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.generationId] }), index("plus_uses_day").on(table.ownerId, table.day)],
);
