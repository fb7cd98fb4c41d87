import { lt } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { usedOnce } from "./tables.ts";

export interface OneUse {
  /** What sort of thing: `sealed`, `altcha` … */
  kind: string;
  key: string;
  /** In ms since 1970: nobody would take it after that. */
  expiresMs: number;
}

/** @returns false when it was used before; of two at once one is first */
export const useOnce = async (db: Db, { kind, key, expiresMs }: OneUse): Promise<boolean> =>
  (
    await db
      .insert(usedOnce)
      .values({ kind, key, expiresAt: new Date(expiresMs).toISOString() })
      .onConflictDoNothing()
      .returning({ key: usedOnce.key })
  ).length === 1;

export const deleteExpiredUses = (db: Db, nowMs: number) => db.delete(usedOnce).where(lt(usedOnce.expiresAt, new Date(nowMs).toISOString()));
