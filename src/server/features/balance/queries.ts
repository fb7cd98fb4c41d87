import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { GenerationId, PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { plusUses } from "./tables.ts";

export const insertPlusUse = (db: Db, use: { personId: PersonId; generationId: GenerationId; day: string }) =>
  db
    .insert(plusUses)
    .values({ ...use, state: "reserved" })
    .onConflictDoNothing();

/** Decided already, or by the statement it is written in. */
export type IsSpent = boolean | SQL;

/** Moves a reservation to its end; a use that is settled already stays as it is. */
export const updateReservedUse = (db: Db, use: { personId: PersonId; generationId: GenerationId }, isSpent: IsSpent) =>
  db
    .update(plusUses)
    .set({ state: sql`case when ${isSpent} then 'spent' else 'returned' end`, settledAt: sql`now()` })
    .where(and(eq(plusUses.personId, use.personId), eq(plusUses.generationId, use.generationId), eq(plusUses.state, "reserved")));

export const countPlusUses = async (db: Db, personId: PersonId, day: string): Promise<number> =>
  (
    await db
      .select({ uses: count() })
      .from(plusUses)
      .where(and(eq(plusUses.personId, personId), eq(plusUses.day, day), inArray(plusUses.state, ["reserved", "spent"])))
  )[0]!.uses;
