import type { EntrySummary, JournalEntry } from "../../../../shared/contract/journal.ts";
import type { EntryRow, SummaryRow } from "../queries.ts";

const toState = ({ lookedAt, dueOn }: Pick<SummaryRow, "lookedAt" | "dueOn">, today: string): EntrySummary["state"] =>
  lookedAt !== null ? "looked" : dueOn !== null && dueOn <= today ? "due" : "waiting";

/** @param today the person’s own day */
export const toSummary = (row: SummaryRow, today: string): EntrySummary => ({
  id: row.answerId,
  msggroup: row.groupId,
  module: row.module,
  topic: row.topic,
  question: row.question,
  expects: row.expects,
  keptAt: new Date(row.keptAt).toISOString(),
  dueOn: row.dueOn,
  state: toState(row, today),
  hasLook: row.hasBlind && row.pick === null,
  isQuiet: row.isQuiet,
});

/** What may be seen of an entry: before the look is over nothing by which one’s own could be told from the others. */
export const toEntry = (row: EntryRow, today: string): JournalEntry => {
  const { blind, pick, claims, marks, note } = row;
  const isBlind = blind !== null && pick === null;
  return {
    ...toSummary({ ...row, hasBlind: blind !== null }, today),
    commitment: blind?.commitment ?? null,
    looks: blind?.looks ?? null,
    picked: blind && pick ? { pick, own: blind.own, casts: blind.casts, seed: blind.seed } : null,
    claims: isBlind ? null : claims,
    marks: isBlind ? null : marks,
    note: isBlind ? "" : note,
  };
};
