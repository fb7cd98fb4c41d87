<<<<<<< HEAD
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
=======
import { deleteRows, listRows, moveRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { passkeys } from "../tables.ts";

/** The passkeys somebody has. The public halves are of use to nobody. */
export const ownPasskeys: OwnData = {
  name: "passkeys",
  async *list({ database: { db } }, personId) {
    for await (const { id, name, createdAt, usedAt } of listRows(db, passkeys, "id", personId)) yield { id, name, createdAt, usedAt };
  },
  move: (_, tx, moving) => moveRows(tx, [passkeys], moving),
>>>>>>> acc-ways
  forget: (tx, personId) => deleteRows(tx, [passkeys], personId),
};
