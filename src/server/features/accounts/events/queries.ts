import { lt } from "drizzle-orm";
import type { Db } from "../../../kernel/db/db.ts";
import { authEvents } from "../tables.ts";

export const insertEvent = (db: Db, event: typeof authEvents.$inferInsert) => db.insert(authEvents).values(event);

export const deleteOldEvents = (db: Db, before: string) => db.delete(authEvents).where(lt(authEvents.at, before));
