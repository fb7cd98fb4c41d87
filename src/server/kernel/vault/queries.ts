import { asc } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { vaultKeys } from "./tables.ts";

export const listVaultKeys = (db: Db) => db.select().from(vaultKeys).orderBy(asc(vaultKeys.version));

/** Of two nodes that make one version at once the first one's stands. */
export const insertVaultKey = (db: Db, key: { version: number; wrapped: string; createdAt: string }) => db.insert(vaultKeys).values(key).onConflictDoNothing();
