import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** One password a person, whatever addresses they sign in with. */
export const passwords = pgTable("passwords", {
  personId: text("person_id").$type<PersonId>().primaryKey(),
  /** The PHC string: `$argon2id$…`. */
  hash: text().notNull(),
  setAt: instant("set_at").notNull(),
});

/** The code that was last sent to an address for one purpose. The code itself is with them alone. */
export const codes = pgTable(
  "codes",
  {
    purpose: text({ enum: ["register", "reset", "login", "bind", "proof"] }).notNull(),
    /** A MAC of the address, and of whom the code was sent for where it is somebody's own. */
    target: text().notNull(),
    /** A MAC of purpose, target and code; null: spent. */
    mac: text(),
    /** How often a wrong one was given since. */
    tries: integer().notNull().default(0),
    /** When the right one was, where a second step follows. */
    checkedAt: instant("checked_at"),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The hour they are counted in, and how many were sent within it. */
    hourFrom: instant("hour_from").notNull(),
    hourCount: integer("hour_count").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.target] }), index("codes_age").on(table.sentAt)],
);

/** Wrong passwords, by account and by where they came from. */
export const loginTries = pgTable(
  "login_tries",
  {
    kind: text({ enum: ["account", "address"] }).notNull(),
    /** A MAC of the account's address, or of the network's. */
    key: text().notNull(),
    count: integer().notNull().default(1),
    since: instant("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index("login_tries_age").on(table.since)],
);

/** What happened around accounts, kept for half a year: whose and from where only as MACs. */
export const authEvents = pgTable(
  "auth_events",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    isOk: boolean("is_ok").notNull(),
    /** A MAC of the person's id, or of the address that was tried. */
    subject: text().notNull(),
    /** A MAC of the network it came from. */
    address: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("auth_events_subject").on(table.subject, table.at), index("auth_events_age").on(table.at)],
);
