import { AppError } from "../../../../shared/errors.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findGroup, findMessage, type GroupRow, type MessageRow } from "../queries.ts";

/** Where in a chat's tree a message goes. */
export interface Place {
  group: GroupRow | undefined;
  /** The message the person's words answer; null at a chat's start. */
  parent: MessageRow | null;
}

const getOwnMessage = async (db: Db, ownerId: string, groupId: string, id: string): Promise<MessageRow> => {
  const message = await findMessage(db, ownerId, id);
  if (!message || message.groupId !== groupId || message.deletedAt) throw new AppError("notFound");
  return message;
};

/**
 * Without `parentId` the message goes under the active leaf; naming an earlier one, or null for the start, makes a branch.
 * @throws AppError notFound
 */
export const findPlace = async (db: Db, ownerId: string, groupId: string, parentId: string | null | undefined): Promise<Place> => {
  const group = await findGroup(db, ownerId, groupId);
  const id = parentId === undefined ? (group?.activeLeafId ?? null) : parentId;
  return { group, parent: id === null ? null : await getOwnMessage(db, ownerId, groupId, id) };
};

/** The answer to tell once more, and the words it answers. @throws AppError notFound, or invalidParameters when it is no answer */
export const getAnswered = async (db: Db, ownerId: string, groupId: string, answerId: string): Promise<{ answer: MessageRow; asked: MessageRow }> => {
  const answer = await getOwnMessage(db, ownerId, groupId, answerId);
  if (answer.role !== "assistant" || answer.parentId === null) throw new AppError("invalidParameters", { fields: { messageId: "role" } });
  return { answer, asked: await getOwnMessage(db, ownerId, groupId, answer.parentId) };
};
