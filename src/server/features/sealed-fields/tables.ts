import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../kernel/db/instant.ts";

/** The X25519 pairs that passwords are sealed to, the newest in use. All nodes share them. */
export const sealingKeys = pgTable("sealing_keys", {
  version: integer().primaryKey(),
  /** The public part: `x` of the JWK. */
  x: text().notNull(),
  /** The private part, `d` of the JWK, locked (`kernel/vault`). */
  locked: text().notNull(),
  createdAt: instant("created_at").notNull(),
});
