import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Db } from "../../../kernel/db/db.ts";
import { writeTogether } from "../../../kernel/db/write-together.ts";
import { settlePlusUse } from "../../balance/index.ts";
import { messageColumns } from "../queries.ts";
import { foldMessage } from "../searching/folded.ts";
import { generations, messages } from "../tables.ts";
import { type Run, type RunIds, type RunStatus, type StoredPart, toRunKey } from "./run.ts";
import type { Look, WatchedIds } from "./watch.ts";

/** What a run is asked by whoever cannot reach its node: to stop at so many UTF-16 units of its text. */
interface Alive {
  stopSeenLength: number | null;
}

/**
 * Writes the text, cursor and new parts of all given runs, and their heartbeat, in one statement.
 * @returns the runs that still run, by key; one that is missing was ended elsewhere
 */
export const materialise = async (database: Database, runs: Run[]): Promise<Map<string, Alive>> => {
  const parts = runs.map((run) => run.unsavedParts);
  const rows = (await database.run(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[]) as g(person_id, id, message_id, text, cursor, parts)
     ), alive as (
       update generations set heartbeat_at = now() from given
       where generations.person_id = given.person_id and generations.id = given.id and generations.status = 'running'
       returning generations.person_id, generations.id, generations.stop_seen_length
     ), written as (
       update messages set text = given.text, cursor = given.cursor, parts = coalesce(given.parts::jsonb, messages.parts) from given join alive using (person_id, id)
       where messages.person_id = given.person_id and messages.id = given.message_id and messages.cursor < given.cursor and messages.deleted_at is null
     )
     select person_id || ':' || id as key, stop_seen_length from alive`,
    [
      runs.map((run) => run.ids.personId),
      runs.map((run) => run.ids.generationId),
      runs.map((run) => run.ids.messageId),
      runs.map((run) => run.text),
      runs.map((run) => run.cursor),
      parts.map((some) => (some ? JSON.stringify(some) : null)),
    ],
  )) as { key: string; stop_seen_length: number | null }[];
  runs.forEach((run, at) => {
    const saved = parts[at];
    if (saved) run.keepParts(saved);
  });
  return new Map(rows.map((row) => [row.key, { stopSeenLength: row.stop_seen_length }]));
};

/** A run and the message it tells, in one look: neither is newer than the other. */
export const findTold = async (db: Db, { personId, generationId }: Pick<RunIds, "personId" | "generationId">) =>
  (
    await db
      .select({ generation: generations, message: messageColumns })
      .from(generations)
      .innerJoin(messages, and(eq(messages.personId, generations.personId), eq(messages.id, generations.messageId)))
      .where(and(eq(generations.personId, personId), eq(generations.id, generationId)))
  )[0];

const endRun = (
  db: Db,
  { personId, generationId }: Pick<RunIds, "personId" | "generationId">,
  ending: { status: RunStatus; teller?: string | null; errorCode?: number | null },
) =>
  db
    .update(generations)
    .set({ ...ending, endedAt: sql`now()` })
    .where(and(eq(generations.personId, personId), eq(generations.id, generationId), eq(generations.status, "running")))
    .returning({ id: generations.id });

/** Ends a run once. @returns false when it had ended already */
export const endGeneration = async (db: Db, ids: Pick<RunIds, "personId" | "generationId">, ending: { status: RunStatus }): Promise<boolean> =>
  (await endRun(db, ids, ending)).length === 1;

interface EndedMessage {
  status: RunStatus;
  text: string;
  cursor: number;
  parts: StoredPart[];
}

export const updateEndedMessage = (db: Db, { personId, messageId }: Pick<RunIds, "personId" | "messageId">, ended: EndedMessage, onlyIf?: SQL) =>
  db
    .update(messages)
    .set({ ...ended, ...foldMessage({ role: "assistant", text: ended.text }) })
    // One that was deleted while it was told stays empty.
    .where(and(eq(messages.personId, personId), eq(messages.id, messageId), isNull(messages.deletedAt), onlyIf));

/**
 * Ends a run that was told to its end: its state, its message and its Plus use, in one statement.
 * @returns false when it had ended already, and its message stands as that end left it
 */
export const endToldRun = async (
  db: Db,
  ids: Pick<RunIds, "personId" | "generationId" | "messageId">,
  ending: { status: RunStatus; teller: string | null; errorCode: number | null; isCharged: boolean },
  message: EndedMessage,
): Promise<boolean> => {
  const { isCharged, ...end } = ending;
  const isOurs = sql`exists (select 1 from ended)`;
  const writes = {
    ended: endRun(db, ids, end),
    told: updateEndedMessage(db, ids, message, isOurs),
    // Ended elsewhere, it was settled there; its chat purged, nobody else will.
    use: settlePlusUse(db, { ...ids, isSpent: isCharged ? isOurs : false }),
  };
  return (await writeTogether(db, writes, "ended")).length === 1;
};

/** Asks the node that tells a run to stop it; the first to ask is heard. */
export const updateStopRequest = (db: Db, { personId, generationId }: Pick<RunIds, "personId" | "generationId">, seenLength: number) =>
  db
    .update(generations)
    .set({ stopSeenLength: seenLength })
    .where(and(eq(generations.personId, personId), eq(generations.id, generationId), eq(generations.status, "running"), isNull(generations.stopSeenLength)));

/** Marks runs nobody tells any more, whichever node told them, and their messages. @returns what was marked, to be settled */
export const interruptStale = async (tx: Db, silentSeconds: number) => {
  // What another reaper or the run itself is ending right now is theirs.
  const stale = await tx
    .select({ personId: generations.personId, generationId: generations.id, messageId: generations.messageId })
    .from(generations)
    .where(and(eq(generations.status, "running"), lte(generations.heartbeatAt, sql`now() - make_interval(secs => ${silentSeconds})`)))
    .limit(500)
    .for("update", { skipLocked: true });
  for (const { personId, generationId, messageId } of stale) {
    await tx
      .update(generations)
      .set({ status: "interrupted", endedAt: sql`now()` })
      .where(and(eq(generations.personId, personId), eq(generations.id, generationId)));
    await tx
      .update(messages)
      // What it came to is folded by the job.
      .set({ status: "interrupted", foldVersion: null })
      .where(and(eq(messages.personId, personId), eq(messages.id, messageId), eq(messages.status, "running")));
  }
  return stale;
};

/** How the given runs stand, by key. A run without a sign of life for some seconds is not fresh, for many it is stale. */
export const listLooks = async (
  database: Pick<Database, "run">,
  runs: WatchedIds[],
  { freshSeconds, staleSeconds }: { freshSeconds: number; staleSeconds: number },
): Promise<Map<string, Look>> => {
  const rows = (await database.run(
    `select g.person_id, g.id, g.status, coalesce(m.cursor, 0) as cursor,
       g.heartbeat_at > now() - make_interval(secs => $3) as is_fresh, g.heartbeat_at <= now() - make_interval(secs => $4) as is_stale
     from unnest($1::text[], $2::text[]) as watched(person_id, id)
     join generations g on g.person_id = watched.person_id and g.id = watched.id
     left join messages m on m.person_id = g.person_id and m.id = g.message_id`,
    [runs.map(({ personId }) => personId), runs.map(({ generationId }) => generationId), freshSeconds, staleSeconds],
  )) as { person_id: WatchedIds["personId"]; id: WatchedIds["generationId"]; status: string; cursor: number; is_fresh: boolean; is_stale: boolean }[];
  return new Map(
    rows.map((row) => [toRunKey(row.person_id, row.id), { status: row.status, cursor: row.cursor, isFresh: row.is_fresh, isStale: row.is_stale }]),
  );
};
