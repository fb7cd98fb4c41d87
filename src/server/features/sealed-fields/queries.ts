import { desc, lt } from "drizzle-orm";
import type { Db } from "../../kernel/db/db.ts";
import { sealingKeys } from "./tables.ts";

export type SealingKey = typeof sealingKeys.$inferSelect;

/** The newest first. */
export const listSealingKeys = (db: Db): Promise<SealingKey[]> => db.select().from(sealingKeys).orderBy(desc(sealingKeys.version));

/** Of two nodes that make one version at once the first one's stands. */
export const insertSealingKey = (db: Db, key: SealingKey) => db.insert(sealingKeys).values(key).onConflictDoNothing();

export const deleteSealingKeysBefore = (db: Db, version: number) => db.delete(sealingKeys).where(lt(sealingKeys.version, version));
