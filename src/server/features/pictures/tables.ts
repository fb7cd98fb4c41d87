import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { UploadPath } from "../../../shared/contract/upload.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { instant } from "../../kernel/db/instant.ts";

/** A picture somebody uploaded for themselves or for a profile; the file lies in the store under `person/id`. */
export const uploads = pgTable(
  "uploads",
  {
    personId: text("person_id").$type<PersonId>().notNull(),
    id: text().notNull(),
    path: text().$type<UploadPath>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] }), index("uploads_recent").on(table.personId, table.createdAt)],
);
