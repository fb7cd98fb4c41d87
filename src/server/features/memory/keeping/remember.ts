import { toLocalDay } from "../../../kernel/local-day.ts";
import { mintMemoryId } from "../../../kernel/mint.ts";
import type { Memory } from "../../chat/index.ts";
import { gather } from "../gathering/works.ts";
import { deleteEntries, insertEntries, isSwitchedOff, listEntries, lockMemory } from "../queries.ts";
import { lockKept, openKept } from "./kept.ts";
import { mergeFound } from "./merge.ts";

export const remember: Memory["remember"] = async (kernel, person, turn) => {
  const found = await gather(kernel, "memory.gather", { turn, today: toLocalDay(kernel.now(), person.timeZone) }, { isBegun: true });
  if (found.length === 0) return;
  const { vault, database } = kernel;
  await database.db.transaction(async (tx) => {
    await lockMemory(tx, person.id);
    if (await isSwitchedOff(tx, person.id)) return;
    const entries = (await listEntries(tx, person.id)).map((row) => ({ row, kept: openKept(vault, row) }));
    const { fresh, gone } = mergeFound(entries, found, turn.groupId);
    if (gone.length > 0) await deleteEntries(tx, person.id, gone);
    const { groupId, turnId } = turn;
    // The first found stands first: of one instant the later ids come first.
    const keptAt = new Date(kernel.now()).toISOString();
    const rows = fresh.map(({ kind, ...kept }) => ({
      ...{ personId: person.id, id: mintMemoryId(kernel), kind, groupId, turnId, keptAt },
      box: lockKept(vault, person.id, kept),
    }));
    if (rows.length > 0) await insertEntries(tx, rows);
  });
};
