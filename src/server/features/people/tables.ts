import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Settings } from "../../../shared/contract/people.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** Whoever uses Yarrow, with an account or without. `id` is public and leads every row that is theirs; it never changes. */
export const people = pgTable("people", {
  id: text().$type<PersonId>().primaryKey(),
  /** The zone of the product day, an IANA name. */
  timeZone: text("time_zone").notNull(),
  /** When it was last changed; null: as first seen. */
  timeZoneChangedAt: instant("time_zone_changed_at"),
  locale: text({ enum: ["zh", "en"] }).notNull(),
  role: text({ enum: ["staff"] }),
  /** Empty: shown by the address, wallet or name the account is opened by. */
  nickname: text().notNull().default(""),
  /** The id of an uploaded picture. */
  avatar: text(),
  /** By whose code they came. */
  invitedBy: text("invited_by").$type<PersonId>(),
  /** Made for whoever has an account. */
  inviteCode: text("invite_code").unique(),
  /** When all that is theirs is to be deleted; null: never. */
  deletesAt: instant("deletes_at"),
  /** What they chose for all their casts. */
  settings: jsonb().$type<Settings>().notNull().default({}),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** What a person is known by. Signing up adds one and moves nothing. */
export const credentials = pgTable(
  "credentials",
  {
    kind: text({ enum: ["visitor", "email", "phone", "evm", "google", "x", "passkey"] }).notNull(),
    /** In canonical form, or hashed where it is a secret: a visitor's is the SHA-256 of what the browser keeps. */
    subject: text().notNull(),
    personId: text("person_id")
      .$type<PersonId>()
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** As whoever it is of sees it: the address as they typed it, the name of their account elsewhere. */
    shown: text().notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Set when it opens nothing any more; the row stays, so that nobody else can take the subject up. */
    retiredAt: instant("retired_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index("credentials_person").on(table.personId),
    // One address, one wallet and one account elsewhere a person: what it is changed for takes its place.
    uniqueIndex("credentials_one_a_kind").on(table.personId, table.kind).where(sql`kind not in ('visitor', 'passkey') and retired_at is null`),
  ],
);

/** Where somebody is signed in. The token itself is with them alone. */
export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    /** Names it to its owner. */
    id: text().notNull().unique(),
    personId: text("person_id")
      .$type<PersonId>()
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** What it was opened by. */
    kind: text({ enum: ["email", "phone", "evm", "google", "x", "passkey"] }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** Written every few minutes at most. */
    seenAt: instant("seen_at").notNull(),
    /** Ends by then, however much it is used. */
    endsAt: instant("ends_at").notNull(),
    /** The browser, as it names itself; cut. */
    agent: text().notNull(),
  },
  (table) => [index("sessions_person").on(table.personId), index("sessions_end").on(table.endsAt)],
);
