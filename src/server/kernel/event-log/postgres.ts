import type { Database } from "../db/db.ts";
import { createSharedEventLog, type FrameStore } from "./shared.ts";

/** The row after a run's last frame that says it is over. */
const endFrame = "";

const createPostgresStore = ({ run }: Pick<Database, "run">): FrameStore => ({
  async write(batch) {
    const rows = batch.flatMap(({ runKey, fromSeq, frames }) => frames.map((frame, at) => ({ runKey, seq: fromSeq + at, frame })));
    if (rows.length > 0)
      await run(`insert into generation_events (run_key, seq, frame) select * from unnest($1::text[], $2::bigint[], $3::text[]) on conflict do nothing`, [
        rows.map((row) => row.runKey),
        rows.map((row) => row.seq),
        rows.map((row) => row.frame),
      ]);
    const ended = batch.filter((one) => one.isEnd).map((one) => one.runKey);
    if (ended.length > 0)
      await run(
        `insert into generation_events (run_key, seq, frame)
         select run_key, max(seq) + 1, $2 from generation_events where run_key = any($1::text[]) group by run_key on conflict do nothing`,
        [ended, endFrame],
      );
  },
  async read(runKey, afterSeq) {
    const rows = (await run(`select seq::int as seq, frame from generation_events where run_key = $1 and seq > $2 order by seq`, [runKey, afterSeq])) as {
      seq: number;
      frame: string;
    }[];
    if (rows.length === 0 && afterSeq > 0) {
      const known = await run(`select 1 from generation_events where run_key = $1 and seq >= $2 limit 1`, [runKey, afterSeq]);
      if (known.length === 0) return null;
    } else if (rows.length === 0) return null;
    // Only a run without a gap is given: a row committed out of order waits for the one before it.
    const frames: string[] = [];
    for (const row of rows) {
      if (row.seq !== afterSeq + frames.length + 1) break;
      if (row.frame === endFrame) return { frames, hasEnded: true };
      frames.push(row.frame);
    }
    return { frames, hasEnded: false };
  },
  async sweep() {
    await run(`delete from generation_events where created_at < now() - interval '1 hour'`, []);
  },
  close: () => Promise.resolve(),
});

export const createPostgresEventLog = (options: { database: Pick<Database, "run">; now: () => number; onProblem: (error: unknown) => void }) =>
  createSharedEventLog({ store: createPostgresStore(options.database), now: options.now, onProblem: options.onProblem });
