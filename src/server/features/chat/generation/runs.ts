import { busyRuns, deltaWindow, materialiseEveryMs } from "../../../../shared/constants.ts";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLogged } from "../../../kernel/log.ts";
import { finishRun } from "./finish.ts";
import { materialise } from "./queries.ts";
import { createReaper } from "./reaper.ts";
import { createRun, type Run, type RunIds, type StoredPart } from "./run.ts";
import type { Ending } from "./settle.ts";
import { createWatch, type Watch } from "./watch.ts";

export interface RunStart {
  ids: RunIds;
  /** What stands already, when an interrupted answer goes on. */
  text?: string;
  parts?: StoredPart[];
  /** Runs behind every connection and says how the answer ended. */
  tell(run: Run): Promise<Ending>;
  /** The last events, made once the rows are settled. */
  close(): Promise<StreamEvent[]>;
}

export interface Runs {
  find(runKey: string): Run | undefined;
  /** Returns once this node does not tell the run any more, its rows settled. */
  waitFor(runKey: string): Promise<void>;
  count(): number;
  /** Tells an answer and ends it, once. The rows of the run must stand already. */
  start(start: RunStart): Run;
  /** Runs that other nodes tell and readers here follow. */
  watch: Watch;
  /** Marks as interrupted what a crashed node left running, recognised by its silence. */
  reap(silentSeconds?: number): Promise<void>;
  /** Waits for running answers, then interrupts what is left, keeping its text. */
  drain(waitMs: number): Promise<void>;
}

/** The answers this node is telling. */
export const createRuns = (kernel: Kernel): Runs => {
  const { database, log, metrics } = kernel;
  const running = new Map<string, { run: Run; done: Promise<void> }>();
  const windowMs = (): number => (running.size < busyRuns ? deltaWindow.ms : deltaWindow.busyMs);

  const reaper = createReaper(kernel);
  const onTrouble =
    (what: string) =>
    (error: unknown): void => {
      reaper.noteTrouble();
      log.error({ error: toLogged(error) }, what);
    };
  const watch = createWatch(kernel, () => void reaper.reap().catch(onTrouble("reaping failed")), onTrouble("looking after runs failed"));
  let isGoingDown = false;

  const stop = (run: Run, seenLength: number): void => {
    if (run.abort("stopped")) run.clampTo(seenLength);
  };
  kernel.events.onStop(({ runKey, seenLength }) => {
    const told = running.get(runKey);
    if (told) stop(told.run, seenLength);
  });

  const tick = async (): Promise<void> => {
    const batch = [...running.values()].map(({ run }) => run).filter((run) => run.status === "running");
    metrics.running.set(batch.length);
    if (batch.length === 0) return;
    const alive = await materialise(database, batch);
    for (const run of batch) {
      const row = alive.get(run.key);
      if (!row) run.abort("stopped");
      else if (row.stopSeenLength !== null) stop(run, row.stopSeenLength);
    }
  };
  // What is told is written until the last answer has ended.
  const stopMaterialising = kernel.jobs.every({
    name: "chat.materialise",
    everyMs: materialiseEveryMs,
    isOwnersToStop: true,
    run: () =>
      tick().catch((error) => {
        reaper.noteTrouble();
        throw error;
      }),
  });

  return {
    find: (runKey) => running.get(runKey)?.run,
    waitFor: async (runKey) => running.get(runKey)?.done,
    count: () => running.size,
    start({ ids, text, parts, tell, close }) {
      const run = createRun({ ids, events: kernel.events, now: kernel.now, windowMs, text, parts });
      const done = tell(run)
        .catch((error): Ending => {
          log.error({ error: toLogged(error), generationId: ids.generationId }, "telling failed");
          return { status: "failed", teller: null, errorCode: 500 };
        })
        .then((ending) => finishRun(kernel, run, run.abortedAs ? { ...ending, status: run.abortedAs } : ending, close, () => isGoingDown))
        .finally(() => running.delete(run.key));
      running.set(run.key, { run, done });
      return run;
    },
    watch,
    reap: reaper.reap,
    async drain(waitMs) {
      const reaped = reaper.stop();
      const rest = () => Promise.allSettled([...running.values()].map(({ done }) => done));
      await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, waitMs).unref())]);
      isGoingDown = true;
      for (const { run } of running.values()) run.abort("interrupted");
      await rest();
      await Promise.all([reaped, stopMaterialising()]);
    },
  };
};
