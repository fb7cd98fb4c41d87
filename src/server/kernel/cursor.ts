import * as z from "zod";
import type { ZodMiniType } from "zod/mini";
import { AppError } from "../../shared/errors.ts";

/** Where a page of rows ended, newest first: their instant, and their id where two have the same. */
export interface Place<Id> {
  /** ISO 8601. */
  instant: string;
  id: Id;
}

/** @param instant as the database writes it, with a space and an offset, or as the wire does */
export const toCursor = (instant: string, id: string): string => Buffer.from(JSON.stringify([instant, id])).toString("base64url");

/** @param idOf what an id of these rows looks like @throws AppError invalidParameters for a cursor we did not write */
export const parseCursor = <Id extends string>(cursor: string | undefined, idOf: ZodMiniType<Id>): Place<Id> | null => {
  if (!cursor) return null;
  try {
    const [written, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string, unknown];
    const instant = new Date(written).toISOString();
    const parsed = z.core.safeParse(idOf, id);
    if (/^\d{4}-/.test(instant) && parsed.success) return { instant, id: parsed.data };
  } catch {
    // Falls through to the error below.
  }
  throw new AppError("invalidParameters", { fields: { cursor: "invalid_value" } });
};

/** A page of rows that were asked for one further than it holds, and where the next begins; null: there is none. @param placeOf a row's instant and id */
export const toPage = <Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => readonly [instant: string, id: string],
): { page: Row[]; cursor: string | null } => {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, cursor: last ? toCursor(...placeOf(last)) : null };
};
