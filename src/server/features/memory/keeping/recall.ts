import { toLocalDay } from "../../../kernel/local-day.ts";
import type { Memory } from "../../chat/index.ts";
import { listUsable } from "../queries.ts";
import { openKept } from "./kept.ts";

/** How long a question stays one that may be named again. */
const questionDays = 60;
/** A message is given a few to choose from. */
const usableMost = 60;
const dayMs = 86_400_000;

export const recall: Memory["recall"] = async ({ database, vault, now }, person) => {
  const since = new Date(now() - questionDays * dayMs).toISOString();
  const rows = await listUsable(database.db, person.id, since, usableMost);
  const usable = rows.map((row) => ({ kind: row.kind, ...openKept(vault, row), day: toLocalDay(Date.parse(row.keptAt), person.timeZone) }));
  return {
    births: usable.flatMap(({ kind, about, birth, day }) => (kind === "birth" && about !== null && birth ? [{ whose: about, birth, day }] : [])),
    questions: usable.flatMap(({ kind, text, matter, about, day }) => (kind === "question" && matter ? [{ text, matter, who: about, day }] : [])),
  };
};
