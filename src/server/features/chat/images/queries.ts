import { and, eq, isNull } from "drizzle-orm";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { chatGroups, images } from "../tables.ts";

export const insertImage = (db: Db, image: typeof images.$inferInsert) => db.insert(images).values(image);

/** One of a chat in the bin is not there, until the chat is brought back. */
export const findImage = async (db: Db, personId: PersonId, id: string) =>
  (
    await db
      .select({ id: images.id, width: images.width, height: images.height })
      .from(images)
      .innerJoin(chatGroups, and(eq(chatGroups.personId, images.personId), eq(chatGroups.id, images.groupId)))
      .where(and(eq(images.personId, personId), eq(images.id, id), isNull(chatGroups.deletedAt)))
  )[0];
