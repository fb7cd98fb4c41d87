import type { Database } from "../db/db.ts";
import { type FrameBatch, joinFrames, lastSeqOf, splitFrames, toContinuation } from "./frames.ts";
import type { StopSignal } from "./port.ts";
import { createSharedEventLog, type FrameStore, type StoreListener } from "./shared.ts";

/** A row holds the frames of one write under the number of the last of them; the row after a run's last frame says that it is over. */
const endFrame = "";
interface Row {
  run_key: string;
  seq: number;
  frame: string;
}
const toBatch = ({ run_key, seq, frame }: Row): FrameBatch => {
  const frames = splitFrames(frame);
  return { runKey: run_key, fromSeq: seq - Math.max(frames.length, 1) + 1, frames, isEnd: frame === endFrame };
};

/** How often the runs followed here are looked at, all in one query; and how long it rests after one that failed. */
const lookMs = { every: 60, afterFailure: 1000 } as const;
const stopChannel = "yarrow_stop";

const createPostgresStore = ({ run, listen }: Pick<Database, "run" | "listen">, onProblem: (error: unknown) => void): FrameStore => {
  const watched = new Map<string, () => number>();
  let listener: StoreListener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async (): Promise<void> => {};
  let isClosed = false;

  const look = async (): Promise<void> => {
    const wanted = [...watched].map(([runKey, seq]) => ({ runKey, seq: seq() })).filter(({ seq }) => Number.isFinite(seq));
    const rows = (await run(
      `select events.run_key, events.seq::int as seq, events.frame from unnest($1::text[], $2::bigint[]) as wanted(run_key, seq)
       join generation_events events on events.run_key = wanted.run_key and events.seq > wanted.seq order by events.run_key, events.seq`,
      [wanted.map(({ runKey }) => runKey), wanted.map(({ seq }) => seq)],
    )) as Row[];
    for (const row of rows) listener?.onNews(toBatch(row));
  };
  const lookSoon = (ms: number): void => {
    timer = setTimeout(() => {
      if (watched.size === 0 || isClosed) {
        timer = undefined;
        return;
      }
      look().then(
        () => lookSoon(lookMs.every),
        (error) => {
          onProblem(error);
          lookSoon(lookMs.afterFailure);
        },
      );
    }, ms);
  };

  return {
    async write(batches) {
      const rows = batches.flatMap((batch) => {
        const last = lastSeqOf(batch);
        const written = batch.frames.length > 0 ? [{ runKey: batch.runKey, seq: last, frame: joinFrames(batch.frames) }] : [];
        return batch.isEnd ? [...written, { runKey: batch.runKey, seq: last + 1, frame: endFrame }] : written;
      });
      await run(`insert into generation_events (run_key, seq, frame) select * from unnest($1::text[], $2::bigint[], $3::text[]) on conflict do nothing`, [
        rows.map((row) => row.runKey),
        rows.map((row) => row.seq),
        rows.map((row) => row.frame),
      ]);
      return [];
    },
    async read(runKey, afterSeq) {
      const rows = (await run(`select run_key, seq::int as seq, frame from generation_events where run_key = $1 and seq >= $2 order by seq`, [
        runKey,
        afterSeq,
      ])) as Row[];
      // The row that ends with `afterSeq` itself shows that the log came so far.
      return rows.length === 0 ? null : toContinuation(rows.map(toBatch), afterSeq);
    },
    listen(given) {
      listener = given;
      if (listen) stopListening = listen(stopChannel, (payload) => given.onStop(JSON.parse(payload) as StopSignal));
    },
    watch(runKey, seq) {
      watched.set(runKey, seq);
      if (!timer) lookSoon(lookMs.every);
      return Promise.resolve();
    },
    unwatch: (runKey) => watched.delete(runKey),
    sendStop: (signal) => void run("select pg_notify($1, $2)", [stopChannel, JSON.stringify(signal)]).catch(onProblem),
    isConnected: () => true,
    async sweep() {
      await run(`delete from generation_events where created_at < now() - interval '1 hour'`, []);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await stopListening();
    },
  };
};

export const createPostgresEventLog = (options: { database: Pick<Database, "run" | "listen">; now: () => number; onProblem: (error: unknown) => void }) =>
  createSharedEventLog({ store: createPostgresStore(options.database, options.onProblem), now: options.now, onProblem: options.onProblem });
