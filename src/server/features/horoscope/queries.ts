import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../kernel/db/db.ts";
import { horoscopes } from "./tables.ts";

type Horoscope = typeof horoscopes.$inferInsert;
type Key = Pick<Horoscope, "sign" | "period" | "start" | "lang" | "engineVersion">;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** A telling made in the last days. */
export const findTelling = async (db: Db, { sign, period, start, lang, engineVersion }: Key, days: number): Promise<unknown> =>
  (
    await db
      .select({ telling: horoscopes.telling })
      .from(horoscopes)
      .where(
        and(
          eq(horoscopes.sign, sign),
          eq(horoscopes.period, period),
          eq(horoscopes.start, start),
          eq(horoscopes.lang, lang),
          eq(horoscopes.engineVersion, engineVersion),
          gt(horoscopes.createdAt, daysAgo(days)),
        ),
      )
  )[0]?.telling;

/** Two who ask first at once both write the same; one row stays. */
export const insertTelling = (db: Db, horoscope: Horoscope) => db.insert(horoscopes).values(horoscope).onConflictDoNothing();

/** Removes what was made longer ago. The table is small, since only near dates are kept: no index helps. */
export const deleteOldTellings = (db: Db, days: number) => db.delete(horoscopes).where(lt(horoscopes.createdAt, daysAgo(days)));
