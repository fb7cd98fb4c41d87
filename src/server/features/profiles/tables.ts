import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Relationship } from "../../../shared/contract/profiles.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** Somebody's birth as a person keeps it. What tells whose it is stands in the box alone. */
export const profiles = pgTable(
  "profiles",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().notNull(),
    relationship: text().$type<Relationship>().notNull(),
    gender: text({ enum: ["male", "female"] }).notNull(),
    /** The id of an uploaded picture. */
    avatar: text(),
    /** Nickname, date, time, places, and the signs made of them: one JSON text, locked as `profiles.birth` of its person. */
    box: text().notNull(),
    /** It was given by whom it is of, who can take it back. */
    isByLink: boolean("is_by_link").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex("profiles_one_self").on(table.personId).where(sql`relationship = 'self' and deleted_at is null`),
    index("profiles_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    // By the version of the key it is locked with: what is under an old one is found without reading all.
    index("profiles_key").on(sql`(split_part(box, '.', 1)::int)`),
  ],
);
