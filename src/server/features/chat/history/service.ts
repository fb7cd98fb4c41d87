import { modelNameOf } from "../../../../shared/constants.ts";
import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import type { ChatGroup, ChatMessage, getMessageList, getMsgGroupList } from "../../../../shared/contract/chat.ts";
import type { MessagePart } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import { type ChatId, chatId, type PersonId } from "../../../../shared/ids.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { parseCursor, toCursor, toPage } from "../../../kernel/cursor.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { isBlank } from "../../../kernel/is-blank.ts";
import { listPinned } from "../pinning/queries.ts";
import {
  findGroup,
  findLeafUnder,
  findMessage,
  findRunningGeneration,
  type GroupRow,
  listBranch,
  listSiblings,
  type MessageRow,
  updateGroup,
  updateMessage,
} from "../queries.ts";
import { toTerms } from "../searching/find-hits.ts";
import type { FoundGroup, FoundPlace } from "../searching/queries.ts";
import { searchChats } from "../searching/service.ts";
import { listRecent } from "./queries.ts";

/** The database writes instants with a space and an offset; the wire has one form. */
const toInstant = (value: string): string => new Date(value).toISOString();

const toGroup = (row: GroupRow): ChatGroup => ({
  msggroup: row.id,
  title: row.title,
  content: row.content,
  module: row.module,
  time: toInstant(row.updatedAt),
  isPinned: row.pinnedAt !== null,
  ...(row.temporaryAt !== null && { isTemporary: true }),
});

/** A page of what was found ends in one of two parts: the chats that have the words in their title, or the others. */
const titlePart = "t.";
const toFoundCursor = ({ isInTitle, updatedAt, id }: FoundGroup): string => (isInTitle ? titlePart : "") + toCursor(updatedAt, id);
const parseFoundCursor = (cursor: string | undefined): FoundPlace | null => {
  const isInTitle = cursor?.startsWith(titlePart) ?? false;
  const place = parseCursor(isInTitle ? cursor?.slice(titlePart.length) : cursor, chatId);
  return place && { ...place, isInTitle };
};

type ListOfChats = AnswerOf<typeof getMsgGroupList>;

/** The first page brings what is pinned on top of its `limit`. */
const listNewest = async (
  db: Db,
  personId: PersonId,
  module: string | undefined,
  { cursor, limit }: RequestOf<typeof getMsgGroupList>,
): Promise<ListOfChats> => {
  const pinned = cursor ? [] : await listPinned(db, personId, module);
  const rows = await listRecent(db, { personId, module, before: parseCursor(cursor, chatId), limit: limit + 1 });
  const { page, cursor: next } = toPage(rows, limit, ({ updatedAt, id }) => [updatedAt, id]);
  return { messageGroupList: [...pinned, ...page].map(toGroup), cursor: next };
};

/** @throws AppError invalidParameters for a topic or a cursor that is none */
export const listChats = async (db: Db, personId: PersonId, request: RequestOf<typeof getMsgGroupList>): Promise<ListOfChats> => {
  const topic = request.module ? findTopicId(request.module) : undefined;
  if (request.module && !topic) throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
  const module = topic && manifest[topic].letter;
  const terms = toTerms(request.query);
  if (terms.length === 0) return listNewest(db, personId, module, request);
  const { limit } = request;
  const rows = await searchChats(db, { personId, module, terms, before: parseFoundCursor(request.cursor), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { messageGroupList: page.map(({ group, found }) => ({ ...toGroup(group), found })), cursor: last ? toFoundCursor(last.group) : null };
};

const toMessage = (row: MessageRow, siblings: string[]): ChatMessage => {
  const text: MessagePart[] = row.text === "" ? [] : [{ type: "text", text: row.text }];
  return {
    id: row.id,
    parentId: row.parentId,
    role: row.role,
    parts: [...(row.parts as MessagePart[]), ...text],
    status: row.status,
    model: row.tier && modelNameOf[row.tier],
    feedback: row.feedbackValue === null ? null : { value: row.feedbackValue, reasons: row.feedbackReasons },
    siblings,
    createdAt: toInstant(row.createdAt),
  };
};

/** The active branch, a page back from `cursor`, with the versions at each fork. */
export const listMessages = async (db: Db, personId: PersonId, request: RequestOf<typeof getMessageList>): Promise<AnswerOf<typeof getMessageList>> => {
  const group = await findGroup(db, personId, request.msggroup);
  if (!group) return { group: null, messages: [], cursor: null, activeGeneration: null };
  // Read before the messages: a run that ends in between is then reported as running once too often, never missed.
  const running = await findRunningGeneration(db, personId, group.id);
  const from = request.cursor ?? group.activeLeafId;
  const branch = from ? await listBranch(db, personId, group.id, from, request.limit + 1) : [];
  const page = branch.slice(0, request.limit).reverse();
  const siblings = await listSiblings(db, personId, group.id, [...new Set(page.map((row) => row.parentId))]);
  const toSiblings = (row: MessageRow) => siblings.filter((one) => one.parentId === row.parentId && one.role === row.role).map((one) => one.id);
  const active = running && page.find((row) => row.id === running.messageId);
  return {
    group: toGroup(group),
    messages: page.filter((row) => row.deletedAt === null).map((row) => toMessage(row, toSiblings(row))),
    cursor: branch.length > request.limit ? branch[request.limit]!.id : null,
    activeGeneration: running && active ? { id: running.id, messageId: active.id, cursor: active.cursor } : null,
  };
};

/** @throws AppError notFound */
export const selectVersion = async (db: Db, personId: PersonId, groupId: ChatId, messageId: string): Promise<void> => {
  const leaf = await findLeafUnder(db, personId, groupId, messageId);
  if (!leaf) throw new AppError("notFound");
  await updateGroup(db, personId, groupId, { activeLeafId: leaf });
};

/** @throws AppError notFound; invalidParameters for a title that cannot be seen */
export const renameChat = async (db: Db, personId: PersonId, groupId: ChatId, title: string): Promise<void> => {
  if (isBlank(title)) throw new AppError("invalidParameters", { fields: { title: "too_small" } });
  if (!(await findGroup(db, personId, groupId))) throw new AppError("notFound");
  await updateGroup(db, personId, groupId, { title, titleSource: "person" });
};

export interface Feedback {
  messageId: string;
  value: "like" | "dislike" | null;
  reasons: string[];
  text?: string | undefined;
}

/** @throws AppError notFound */
export const giveFeedback = async (db: Db, personId: PersonId, { messageId, value, reasons, text }: Feedback): Promise<void> => {
  const message = await findMessage(db, personId, messageId);
  if (message?.role !== "assistant") throw new AppError("notFound");
  await updateMessage(db, personId, messageId, { feedbackValue: value, feedbackReasons: value === "dislike" ? reasons : [], feedbackText: text ?? null });
};

/** An answer's words, at most a second behind where it is still being told; null for another's, a deleted one, and what is no answer. */
export const findToldText = async (db: Db, personId: PersonId, messageId: string): Promise<{ text: string; isWhole: boolean } | null> => {
  const message = await findMessage(db, personId, messageId);
  if (message?.role !== "assistant" || message.deletedAt !== null) return null;
  if (!(await findGroup(db, personId, message.groupId))) return null;
  return { text: message.text, isWhole: message.status !== "running" };
};
