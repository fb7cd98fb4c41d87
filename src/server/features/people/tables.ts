import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Set when it opens nothing any more; the row stays, so that nobody else can take the subject up. */
    retiredAt: instant("retired_at"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), index("credentials_person").on(table.personId)],
);
