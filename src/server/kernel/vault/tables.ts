import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/instant.ts";

/** The keys that births and letters are locked with, each wrapped under APP_SECRET. The highest version locks; all of them open. */
export const vaultKeys = pgTable("vault_keys", {
  version: integer().primaryKey(),
  wrapped: text().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
