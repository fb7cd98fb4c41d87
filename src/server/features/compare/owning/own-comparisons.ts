import { deleteRows, keepApart, listRows, moveRows, renameIn } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { comparisons } from "../tables.ts";

export const ownComparisons: OwnData = {
  name: "comparisons",
  async *list({ database: { db } }, personId) {
    for await (const { personId: _, deletedAt, ...comparison } of listRows(db, comparisons, "id", personId)) if (deletedAt === null) yield comparison;
  },
  async move(_, tx, moving) {
    await keepApart(tx, comparisons, "id", moving);
    await moveRows(tx, [comparisons], moving);
  },
  async renameChat(tx, personId, from, to) {
    for (const key of ["firstGroupId", "secondGroupId"]) await renameIn(tx, comparisons, key, personId, from, to);
  },
  forget: (tx, personId) => deleteRows(tx, [comparisons], personId),
};
