import { eq } from "drizzle-orm";
import type { Db } from "../../kernel/db/db.ts";
import { visitors } from "./tables.ts";

const owner = { id: visitors.id, timeZone: visitors.timeZone };

export const findVisitor = async (db: Db, secretHash: string) => (await db.select(owner).from(visitors).where(eq(visitors.secretHash, secretHash)))[0];

/** Two first requests at once make one visitor. */
export const insertVisitor = async (db: Db, visitor: typeof visitors.$inferInsert) => {
  await db.insert(visitors).values(visitor).onConflictDoNothing();
  return (await findVisitor(db, visitor.secretHash))!;
};
