import { deleteRows, listRows, moveRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { toUploadKey } from "../service.ts";
import { uploads } from "../tables.ts";

export const ownUploads: OwnData = {
  name: "pictures",
  async *list({ database: { db } }, personId) {
    for await (const { personId: _, ...upload } of listRows(db, uploads, "id", personId)) yield upload;
  },
  async *listFiles(db, personId) {
    for await (const { id } of listRows(db, uploads, "id", personId)) yield { name: `${id}.jpg`, key: toUploadKey(personId, id) };
  },
  move: (_, tx, moving) => moveRows(tx, [uploads], moving),
  forget: (tx, personId) => deleteRows(tx, [uploads], personId),
};
