import { and, eq, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Place } from "../cursor.ts";

/** Rows after a page's end, newest first; no condition for the first page. The order must be by both columns, descending. */
export const whereBefore = (instant: PgColumn, id: PgColumn, place: Place<string> | null): SQL | undefined =>
  place === null ? undefined : or(lt(instant, place.instant), and(eq(instant, place.instant), lt(id, place.id)));
