import { deleteRows, listRows, moveRows, renameIn } from "../../../kernel/own-data/own-rows.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { journalEntries } from "../tables.ts";

/** What was kept to look back on. Before the blind look is taken, which of the four was told to its owner stays out. */
export const ownJournal: OwnData = {
  name: "journal",
  async *list({ database: { db } }, personId) {
    for await (const { personId: _, blind, pickedAt, deletedAt, ...entry } of listRows(db, journalEntries, "answerId", personId))
      if (deletedAt === null) yield { ...entry, pickedAt, ...(pickedAt !== null && { blind }) };
  },
  move: (_, tx, moving) => moveRows(tx, [journalEntries], moving),
  renameChat: (tx, personId, from, to) => renameIn(tx, journalEntries, "groupId", personId, from, to),
  forget: (tx, personId) => deleteRows(tx, [journalEntries], personId),
};
