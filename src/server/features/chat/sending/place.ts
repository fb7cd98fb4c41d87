import { AppError } from "../../../../shared/errors.ts";
import type { ChatId, PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findKeptGroup, findMessage, type GroupRow, listBranch, type MessageRow } from "../queries.ts";

/** Where in a chat's tree a message goes. */
export interface Place {
  group: GroupRow | undefined;
  /** The message the person's words answer; null at a chat's start. */
  parent: MessageRow | null;
}

const getOwnMessage = async (db: Db, personId: PersonId, groupId: ChatId, id: string): Promise<MessageRow> => {
  const message = await findMessage(db, personId, id);
  if (!message || message.groupId !== groupId || message.deletedAt) throw new AppError("notFound");
  return message;
};

/** How far up a branch what was not deleted is looked for. */
const branchLimit = 1000;

/** The nearest message of a branch that was not deleted, from its leaf up; null when none is left. */
const findStanding = async (db: Db, personId: PersonId, groupId: ChatId, leafId: string): Promise<MessageRow | null> => {
  const leaf = await findMessage(db, personId, leafId);
  if (leaf?.deletedAt === null) return leaf;
  return (await listBranch(db, personId, groupId, leafId, branchLimit)).find(({ deletedAt }) => deletedAt === null) ?? null;
};

/** @throws AppError notFound for a chat in the bin */
const findStandingGroup = async (db: Db, personId: PersonId, groupId: ChatId): Promise<GroupRow | undefined> => {
  const group = await findKeptGroup(db, personId, groupId);
  if (group?.deletedAt) throw new AppError("notFound");
  return group;
};

/**
 * Without `parentId` the message goes under the active leaf, or what of its branch was not deleted; naming an earlier one, or null for the start, makes a branch.
 * @throws AppError notFound
 */
export const findPlace = async (db: Db, personId: PersonId, groupId: ChatId, parentId: string | null | undefined): Promise<Place> => {
  const group = await findStandingGroup(db, personId, groupId);
  if (parentId === undefined) return { group, parent: group?.activeLeafId ? await findStanding(db, personId, groupId, group.activeLeafId) : null };
  return { group, parent: parentId === null ? null : await getOwnMessage(db, personId, groupId, parentId) };
};

/** The answer to tell once more, and the words it answers. @throws AppError notFound, or invalidParameters when it is no answer */
export const getAnswered = async (db: Db, personId: PersonId, groupId: ChatId, answerId: string): Promise<{ answer: MessageRow; asked: MessageRow }> => {
  await findStandingGroup(db, personId, groupId);
  const answer = await getOwnMessage(db, personId, groupId, answerId);
  if (answer.role !== "assistant" || answer.parentId === null) throw new AppError("invalidParameters", { fields: { messageId: "role" } });
  return { answer, asked: await getOwnMessage(db, personId, groupId, answer.parentId) };
};
