import { deleteRows, keepApart, listRows, moveRows } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { plusUses } from "../tables.ts";

/** Plus uses. Those a visitor made today count for the account they come to: a day's free uses are not had twice. */
export const ownUses: OwnData = {
  name: "plus-uses",
  async *list({ database: { db } }, personId) {
    for await (const { day, state, createdAt } of listRows(db, plusUses, "generationId", personId)) yield { day, state, createdAt };
  },
  async move(_, tx, moving) {
    await keepApart(tx, plusUses, "generationId", moving);
    await moveRows(tx, [plusUses], moving);
  },
  forget: (tx, personId) => deleteRows(tx, [plusUses], personId),
};
