import { bigint, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";
import type { BegunKind } from "./beginning/begun.ts";

/** Ways in that were begun and wait for their answer: each is taken once, and by whoever began it. */
export const waysBegun = pgTable(
  "ways_begun",
  {
    kind: text().$type<BegunKind>().notNull(),
    /** All that its answer must bring along; what is secret of it is hashed. */
    key: text().notNull(),
    value: jsonb().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index("ways_begun_expiry").on(table.expiresAt)],
);

/** The public halves of passkeys. Each is a credential of its person too (`people`), under the same id. */
export const passkeys = pgTable(
  "passkeys",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    /** As the authenticator names it, base64url. */
    id: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the authenticator says it was used; one that goes back was copied. Synced ones always say 0. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);
