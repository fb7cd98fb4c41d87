import { and, eq } from "drizzle-orm";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { images } from "../tables.ts";

export const insertImage = (db: Db, image: typeof images.$inferInsert) => db.insert(images).values(image);

export const findImage = async (db: Db, personId: PersonId, id: string) =>
  (
    await db
      .select()
      .from(images)
      .where(and(eq(images.personId, personId), eq(images.id, id)))
  )[0];

/** @returns the ids of what was deleted */
export const deleteImagesOf = async (db: Db, personId: PersonId, groupId: ChatId): Promise<string[]> =>
  (
    await db
      .delete(images)
      .where(and(eq(images.personId, personId), eq(images.groupId, groupId)))
      .returning({ id: images.id })
  ).map(({ id }) => id);
