import { deleteRows, listRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { passkeys } from "../tables.ts";

/** Passkeys by their names; a visitor has none to bring. */
export const ownPasskeys: OwnData = {
  name: "passkeys",
  async *list({ database: { db } }, personId) {
    for await (const { name, createdAt, usedAt } of listRows(db, passkeys, "id", personId)) yield { name, createdAt, usedAt };
  },
  move: (_, tx, { from }) => deleteRows(tx, [passkeys], from),
  forget: (tx, personId) => deleteRows(tx, [passkeys], personId),
};
