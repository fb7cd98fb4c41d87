import type { FeatureNames } from "./feature-names.ts";

const toTables = ({ constant, table }: FeatureNames): string => `import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const ${constant} = pgTable(
  "${table}",
  {
    personId: text("person_id").notNull(),
    id: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);
`;

const toQueries = ({ constant, type }: FeatureNames): string => `import { asc, eq } from "drizzle-orm";
import type { Db } from "../../kernel/db/db.ts";
import { ${constant} } from "./tables.ts";

export const insert${type} = (db: Db, row: typeof ${constant}.$inferInsert) => db.insert(${constant}).values(row).onConflictDoNothing();

export const list${type} = (db: Db, personId: string) =>
  db
    .select({ id: ${constant}.id })
    .from(${constant})
    .where(eq(${constant}.personId, personId))
    .orderBy(asc(${constant}.createdAt), asc(${constant}.id));
`;

const toService = ({ type }: FeatureNames): string => `import type { Db } from "../../kernel/db/db.ts";
import { insert${type}, list${type} } from "./queries.ts";

/** The same id twice is one row. */
export const add${type} = async (db: Db, personId: string, id: string): Promise<void> => {
  await insert${type}(db, { personId, id });
};

/** The oldest first. */
export const read${type} = (db: Db, personId: string): Promise<{ id: string }[]> => list${type}(db, personId);
`;

/** What the feature keeps: its table, its queries, and the verbs over them. */
export const toStoreFiles = (names: FeatureNames): Record<string, string> => ({
  "tables.ts": toTables(names),
  "queries.ts": toQueries(names),
  "service.ts": toService(names),
});
