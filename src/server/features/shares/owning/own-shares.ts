import { deleteRows, listRows, moveRows, renameIn } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { toPhotoKey } from "../service.ts";
import { shares } from "../tables.ts";

/** Links and what they show. They go on showing it whoever they are of, and nothing once their owner is gone. */
export const ownShares: OwnData = {
  name: "shares",
  async *list({ database: { db } }, personId) {
    for await (const { key, title, records, out, snapshot, createdAt, revokedAt } of listRows(db, shares, "key", personId))
      yield { key, title, records, out, snapshot, createdAt, revokedAt };
  },
  async *listFiles(db, personId) {
    for await (const { key, photos, snapshot } of listRows(db, shares, "key", personId))
      for (let at = 0; snapshot !== null && at < photos; at += 1) yield { name: `${key}-${at}.jpg`, key: toPhotoKey(personId, key, at) };
  },
  move: (_, tx, moving) => moveRows(tx, [shares], moving),
  renameChat: (tx, personId, from, to) => renameIn(tx, shares, "groupId", personId, from, to),
  forget: (tx, personId) => deleteRows(tx, [shares], personId),
};
