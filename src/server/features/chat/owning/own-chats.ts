import { deleteRows, keepApart, listRows, moveRows, renameIn } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { toStorageKey } from "../images/service.ts";
import { casts, chatGroups, generations, images, messages, pastChecks, sittings } from "../tables.ts";
import { countChats, deleteEventsOf, listCastsOf, listMessagesOf, listPastOf, listSittingsOf } from "./queries.ts";

const inChats = [messages, generations, casts, images, sittings, pastChecks];

/** Chats whole: what was said, what was drawn, tests and answers about the past, and the pictures that were sent. */
export const ownChats: OwnData = {
  name: "chats",
  async *list({ database: { db } }, personId) {
    for await (const { id, module, title, createdAt, updatedAt, deletedAt } of listRows(db, chatGroups, "id", personId)) {
      if (deletedAt !== null) continue;
      yield {
        id,
        module,
        title,
        createdAt,
        updatedAt,
        messages: await listMessagesOf(db, personId, id),
        casts: await listCastsOf(db, personId, id),
        tests: await listSittingsOf(db, personId, id),
        past: await listPastOf(db, personId, id),
      };
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
