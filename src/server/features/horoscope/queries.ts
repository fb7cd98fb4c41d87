import { and, eq } from "drizzle-orm";
import type { Db } from "../../kernel/db/db.ts";
import { horoscopes } from "./tables.ts";

type Horoscope = typeof horoscopes.$inferInsert;
type Key = Pick<Horoscope, "sign" | "period" | "start" | "lang" | "engineVersion">;

export const findTelling = async (db: Db, { sign, period, start, lang, engineVersion }: Key): Promise<unknown> =>
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
        ),
      )
  )[0]?.telling;

/** Two who ask first at once both write the same; one row stays. */
export const insertTelling = (db: Db, horoscope: Horoscope) => db.insert(horoscopes).values(horoscope).onConflictDoNothing();
