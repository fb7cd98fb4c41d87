import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { PersonId } from "../../../shared/ids.ts";
import { instant } from "../db/instant.ts";

/** The first answer to a write, to be given again to its repeats. Kept for a day. */
export const idempotentAnswers = pgTable(
  "idempotent_answers",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    key: text().notNull(),
    /** What stands for the call and what it brought, under a key: the same key for something else is a mistake. */
    requestHash: text("request_hash").notNull(),
    /** null while the first is being answered. */
    status: integer(),
    body: jsonb(),
    /** When it was taken up; whoever died in the middle loses it. */
    claimedAt: instant("claimed_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] }), index("idempotent_answers_age").on(table.createdAt)],
);
