import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { GenerationId, PersonId } from "../../../shared/ids.ts";

/** Plus uses, one row a run: reserved at its start, settled exactly once as spent or returned. */
export const plusUses = pgTable(
  "plus_uses",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    generationId: text("generation_id").$type<GenerationId>().notNull(),
    /** The person's product day, YYYY-MM-DD. */
    day: text().notNull(),
    state: text({ enum: ["reserved", "spent", "returned"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
    settledAt: timestamp("settled_at", { withTimezone: true, mode: "string" }),
  },
  (table) => [primaryKey({ columns: [table.personId, table.generationId] }), index("plus_uses_day").on(table.personId, table.day)],
);
