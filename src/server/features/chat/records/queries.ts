import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { CastId, ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { casts, messages } from "../tables.ts";

const columns = {
  id: messages.id,
  parentId: messages.parentId,
  role: messages.role,
  text: messages.text,
  parts: messages.parts,
  status: messages.status,
  castId: messages.castId,
  flow: messages.flow,
};

/** Messages of a chat in the order they stand; deleted ones are left out. */
export const listByIds = (db: Db, personId: PersonId, groupId: ChatId, ids: string[]) =>
  db
    .select(columns)
    .from(messages)
    .where(and(eq(messages.personId, personId), eq(messages.groupId, groupId), inArray(messages.id, ids), isNull(messages.deletedAt)))
    .orderBy(asc(messages.position));

export const listCastsByIds = (db: Db, personId: PersonId, ids: CastId[]) =>
  db
    .select({ id: casts.id, topic: casts.topic, input: casts.input, cast: casts.cast })
    .from(casts)
    .where(and(eq(casts.personId, personId), inArray(casts.id, ids)));
