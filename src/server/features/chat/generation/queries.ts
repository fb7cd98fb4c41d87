import { and, eq, lte, sql } from "drizzle-orm";
import type { GenerationId, PersonId } from "../../../../shared/ids.ts";
import type { Database, Db } from "../../../kernel/db/db.ts";
import { generations, messages } from "../tables.ts";
import type { Run, RunStatus, StoredPart } from "./run.ts";

/**
 * Writes the text, cursor and new parts of all given runs, and their heartbeat, in one statement.
 * @returns the generation ids that are still running; one that is missing was ended elsewhere
 */
export const materialise = async (database: Database, runs: Run[]): Promise<Set<string>> => {
  const parts = runs.map((run) => run.unsavedParts);
  const rows = (await database.run(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[]) as g(person_id, id, message_id, text, cursor, parts)
     ), alive as (
       update generations set heartbeat_at = now() from given
       where generations.person_id = given.person_id and generations.id = given.id and generations.status = 'running'
       returning generations.person_id, generations.id
     ), written as (
       update messages set text = given.text, cursor = given.cursor, parts = coalesce(given.parts::jsonb, messages.parts) from given join alive using (person_id, id)
       where messages.person_id = given.person_id and messages.id = given.message_id and messages.cursor < given.cursor
     )
     select person_id || ':' || id as key from alive`,
    [
      runs.map((run) => run.ids.personId),
      runs.map((run) => run.ids.generationId),
      runs.map((run) => run.ids.messageId),
      runs.map((run) => run.text),
      runs.map((run) => run.cursor),
      parts.map((some) => (some ? JSON.stringify(some) : null)),
    ],
  )) as { key: string }[];
  runs.forEach((run, at) => {
    const saved = parts[at];
    if (saved) run.keepParts(saved);
  });
  return new Set(rows.map((row) => row.key));
};

export const findGeneration = async (db: Db, personId: PersonId, id: GenerationId) =>
  (
    await db
      .select()
      .from(generations)
      .where(and(eq(generations.personId, personId), eq(generations.id, id)))
  )[0];

/** Ends a run once. @returns false when it had ended already */
export const endGeneration = async (
  db: Db,
  { personId, generationId }: { personId: PersonId; generationId: GenerationId },
  ending: { status: RunStatus; teller?: string | null; errorCode?: number | null },
): Promise<boolean> =>
  (
    await db
      .update(generations)
      .set({ ...ending, endedAt: sql`now()` })
      .where(and(eq(generations.personId, personId), eq(generations.id, generationId), eq(generations.status, "running")))
      .returning({ id: generations.id })
  ).length === 1;

export const updateEndedMessage = (
  db: Db,
  { personId, messageId }: { personId: PersonId; messageId: string },
  ended: { status: RunStatus; text: string; cursor: number; parts: StoredPart[] },
) =>
  db
    .update(messages)
    .set(ended)
    .where(and(eq(messages.personId, personId), eq(messages.id, messageId)));

/** Marks runs nobody tells any more, whichever node told them. @returns what was marked, to be settled */
export const interruptStale = async (db: Db, silentSeconds: number) => {
  const marked = await db
    .update(generations)
    .set({ status: "interrupted", endedAt: sql`now()` })
    .where(and(eq(generations.status, "running"), lte(generations.heartbeatAt, sql`now() - make_interval(secs => ${silentSeconds})`)))
    .returning({ personId: generations.personId, generationId: generations.id, messageId: generations.messageId });
  for (const { personId, messageId } of marked)
    await db
      .update(messages)
      .set({ status: "interrupted" })
      .where(and(eq(messages.personId, personId), eq(messages.id, messageId), eq(messages.status, "running")));
  return marked;
};
