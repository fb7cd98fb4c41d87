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

/** A link that asks somebody for their birth, and what came of it. When it is taken back the row says so and nothing else. */
export const birthRequests = pgTable(
  "birth_requests",
  {
    /** Who asks. */
    personId: text("person_id").$type<PersonId>().notNull(),
    key: text().notNull(),
    purpose: text({ enum: ["profile", "marriage"] }).notNull(),
    /** What whoever answers is to the asker. */
    relationship: text().$type<Relationship>(),
    /** How the asker is called, how they call the other, and for a match their birth: locked as `birth_requests.asking` of the asker. */
    box: text().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    answererId: text("answerer_id").$type<PersonId>(),
    answeredAt: instant("answered_at"),
    /** The asker's, made by the answer. */
    profileId: text("profile_id"),
    /** What was given: locked as `birth_requests.answer` of the answerer. */
    answerBox: text("answer_box"),
    /** Both births of a match: locked as `birth_requests.match` of the asker. */
    matchBox: text("match_box"),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    uniqueIndex("birth_requests_link").on(table.key),
    index("birth_requests_answerer").on(table.answererId),
    index("birth_requests_expiry").on(table.expiresAt),
    index("birth_requests_vault").on(sql`(split_part(box, '.', 1)::int)`),
  ],
);
