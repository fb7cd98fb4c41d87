import type { ChatId } from "../../../../shared/ids.ts";
import { deleteRows, inBatches, keepApart, listRows, moveRows, renameIn } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { toStorageKey } from "../images/service.ts";
import { casts, chatGroups, generations, images, messages, pastChecks, sittings } from "../tables.ts";
import { countChats, deleteEventsOf, listCastsOf, listMessagesOf, listPastOf, listSittingsOf } from "./queries.ts";

const inChats = [messages, generations, casts, images, sittings, pastChecks];

/** Read together, so that many small chats are few questions; all that is in them is in memory. */
const chatsAtOnce = 20;

/** Rows by their chat, which they need not name any more. */
const toGroups = <Row extends { groupId: ChatId | null }>(rows: Row[]): ((id: ChatId) => Omit<Row, "groupId">[]) => {
  const groups = Map.groupBy(rows, ({ groupId }) => groupId);
  return (id) => (groups.get(id) ?? []).map(({ groupId: _, ...row }) => row);
};

/** Chats whole: what was said, what was drawn, tests and answers about the past, and the pictures that were sent. */
export const ownChats: OwnData = {
  name: "chats",
  async *list({ database: { db } }, personId) {
    for await (const groups of inBatches(listRows(db, chatGroups, "id", personId), chatsAtOnce)) {
      const ids = groups.map(({ id }) => id);
      const said = toGroups(await listMessagesOf(db, personId, ids));
      const drawn = toGroups(await listCastsOf(db, personId, ids));
      const sat = toGroups(await listSittingsOf(db, personId, ids));
      const past = toGroups(await listPastOf(db, personId, ids));
      for (const { id, module, title, createdAt, updatedAt, deletedAt } of groups)
        if (deletedAt === null) yield { id, module, title, createdAt, updatedAt, messages: said(id), casts: drawn(id), tests: sat(id), past: past(id) };
    }
  },
  count: countChats,
  async *listFiles(db, personId) {
    for await (const { id } of listRows(db, images, "id", personId)) yield { name: `${id}.jpg`, key: toStorageKey(personId, id) };
  },
  async move(_, tx, moving) {
    await keepApart(tx, generations, "id", moving);
    await moveRows(tx, [chatGroups, ...inChats], moving);
  },
  async renameChat(tx, personId, from, to) {
    await renameIn(tx, chatGroups, "id", personId, from, to);
    for (const table of inChats) await renameIn(tx, table, "groupId", personId, from, to);
  },
  async forget(tx, personId) {
    await deleteEventsOf(tx, personId);
    await deleteRows(tx, [chatGroups, ...inChats], personId);
  },
};
