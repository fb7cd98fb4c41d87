import { dailyPlusUses } from "../../../shared/constants.ts";
import type { GenerationId, PersonId } from "../../../shared/ids.ts";
import type { Db } from "../../kernel/db/db.ts";
import { toLocalDay } from "../../kernel/local-day.ts";
import type { Person } from "../../kernel/who.ts";
import { countPlusUses, type IsSpent, insertPlusUse, updateReservedUse } from "./queries.ts";

/** Sets a use aside for a run, awaited by itself or written with others. Until accounts can top up, visitors' uses are counted but never refused. */
export const reservePlusUse = (db: Db, person: Person, generationId: GenerationId, nowMs: number) =>
  insertPlusUse(db, { personId: person.id, generationId, day: toLocalDay(nowMs, person.timeZone) });

/**
 * Settles a run's use exactly once, awaited by itself or written with others: finished, or stopped after the first visible text, is spent;
 * anything else is given back.
 */
export const settlePlusUse = (db: Db, use: { personId: PersonId; generationId: GenerationId; isSpent: IsSpent }) => updateReservedUse(db, use, use.isSpent);

export interface DailyAccount {
  num: number;
  total_num: number;
  date: string;
}

/** What is left of today's free Plus uses. */
export const readDailyAccount = async (db: Db, person: Person, nowMs: number): Promise<DailyAccount> => {
  const date = toLocalDay(nowMs, person.timeZone);
  const total = person.standing === "visitor" ? dailyPlusUses.visitor : dailyPlusUses.account;
  return { num: Math.max(0, total - (await countPlusUses(db, person.id, date))), total_num: total, date };
};
