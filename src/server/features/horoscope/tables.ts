import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** What a sign was told for a period: made once a language, then the same for everyone for a while. Nobody owns it. */
export const horoscopes = pgTable(
  "horoscopes",
  {
    sign: text().notNull(),
    period: text().notNull(),
    /** The period's first day, YYYY-MM-DD. */
    start: text().notNull(),
    lang: text().notNull(),
    /** A newer engine tells afresh. */
    engineVersion: integer("engine_version").notNull(),
    telling: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sign, table.period, table.start, table.lang, table.engineVersion] })],
);
