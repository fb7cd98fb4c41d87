import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/instant.ts";

/** What is good for one use and was used: nonces, challenges, tickets. Kept until it would have expired anyway. */
export const usedOnce = pgTable(
  "used_once",
  {
    kind: text().notNull(),
    key: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index("used_once_expiry").on(table.expiresAt)],
);
