import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PersonId } from "../../../shared/ids.ts";
import type { Db } from "../db/db.ts";
import type { Moving } from "./port.ts";

export type OwnedTable = PgTable & { personId: AnyPgColumn };
type RowOf<Table extends OwnedTable> = Table["$inferSelect"];

const pageRows = 200;

/** A person's rows, a page at a time, in the order of a text that no two of theirs share. */
export async function* listRows<Table extends OwnedTable>(
  db: Db,
  table: Table,
  key: keyof RowOf<Table> & string,
  personId: PersonId,
): AsyncGenerator<RowOf<Table>> {
  const column = (table as unknown as Record<string, AnyPgColumn>)[key]!;
  for (let after = ""; ; ) {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.personId, personId), gt(column, after)))
      .orderBy(asc(column))
      .limit(pageRows)) as RowOf<Table>[];
    yield* rows;
    if (rows.length < pageRows) return;
    after = String(rows.at(-1)![key]);
  }
}

/** So many at a time, the last of them fewer. */
export async function* inBatches<Piece>(pieces: AsyncIterable<Piece>, size: number): AsyncGenerator<Piece[]> {
  let batch: Piece[] = [];
  for await (const piece of pieces) {
    batch.push(piece);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export const deleteRows = async (tx: Db, tables: OwnedTable[], personId: PersonId): Promise<void> => {
  for (const table of tables) await tx.delete(table).where(eq(table.personId, personId));
};

export const moveRows = async (tx: Db, tables: OwnedTable[], { from, to }: Moving): Promise<void> => {
  for (const table of tables)
    await tx
      .update(table)
      .set({ personId: to } as never)
      .where(eq(table.personId, from));
};

/** Names by another id what both people have under the same one. The same id comes out the same in every table. */
export const keepApart = async (tx: Db, table: OwnedTable, key: string, { from, to }: Moving): Promise<void> => {
  const column = (table as unknown as Record<string, AnyPgColumn>)[key]!;
  const own = tx
    .select({ id: column })
    .from(table as PgTable)
    .where(eq(table.personId, to));
  await tx
    .update(table)
    .set({ [key]: sql`left(${column}, 90) || '-' || ${from}` } as never)
    .where(and(eq(table.personId, from), inArray(column, own)));
};

/** Puts another value in the place of one, in a person's rows. */
export const renameIn = async (tx: Db, table: OwnedTable, key: string, personId: PersonId, from: string, to: string): Promise<void> => {
  const column = (table as unknown as Record<string, AnyPgColumn>)[key]!;
  await tx
    .update(table)
    .set({ [key]: to } as never)
    .where(and(eq(table.personId, personId), eq(column, from)));
};
