import type { PersonId } from "../../../../shared/ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { renameIn } from "../../../kernel/own-data/own-rows.ts";
import type { Moving, OwnData } from "../../../kernel/own-data/port.ts";
import { lockKept, openKept } from "../keeping/kept.ts";
import { entriesMost } from "../keeping/merge.ts";
import { deleteAllOf, deleteEntries, insertEntries, insertOff, isSwitchedOff, listAllOf, lockMemory } from "../queries.ts";
import { memoryEntries } from "../tables.ts";

async function* exportMemory({ database, vault }: Kernel, personId: PersonId): AsyncGenerator<object> {
  for (const row of await listAllOf(database.db, personId)) {
    const { id, groupId, turnId, keptAt, deletedAt } = row;
    if (deletedAt === null) yield { id, chat: groupId, turn: turnId, keptAt: new Date(keptAt).toISOString(), ...openKept(vault, row) };
  }
}

/**
 * What one kept is the other's, locked for them, where the chats it came from move too. Switched off for one, it is for both; the newest stay where
 * there is no room.
 */
const moveMemory = async ({ vault }: Pick<Kernel, "vault">, tx: Db, { from, to }: Moving): Promise<void> => {
  await lockMemory(tx, to);
  const [theirs, own, isOff] = [await listAllOf(tx, from), await listAllOf(tx, to), await isSwitchedOff(tx, from)];
  const moved = theirs.map((row) => ({ ...row, personId: to, box: lockKept(vault, to, openKept(vault, row)) }));
  await deleteAllOf(tx, from);
  if (moved.length > 0) await insertEntries(tx, moved);
  const over = [...own, ...moved].sort((a, b) => Date.parse(b.keptAt) - Date.parse(a.keptAt)).slice(entriesMost);
  if (over.length > 0)
    await deleteEntries(
      tx,
      to,
      over.map(({ id }) => id),
    );
  if (isOff) await insertOff(tx, to);
};

/** What is remembered across chats. */
export const ownMemory: OwnData = {
  name: "memory",
  list: exportMemory,
  move: moveMemory,
  renameChat: (tx, personId, from, to) => renameIn(tx, memoryEntries, "groupId", personId, from, to),
  forget: deleteAllOf,
};
